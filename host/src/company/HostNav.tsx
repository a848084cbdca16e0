import type { ReactNode } from 'react';
import { LONE_MODULES, modulePage, type LoneModule } from '../app/modulePages.ts';
import { REMOTE_PAGE } from '../app/remoteAddress.ts';
import type { NavTexts } from './navTexts.ts';
import { useHash } from './useHash.ts';

/** The hash at which the ordering module keeps the order history. */
const ORDERS_HASH = '#/orders';

interface HostNavProps {
  readonly names: NavTexts;
  readonly current: LoneModule | null;
  readonly hasOrders?: boolean;
  /** The account in use and the way out, of somebody who is signed in. */
  readonly children?: ReactNode;
}

/** The company's navigation: the modules alone, the order history, and the whole portal. */
export function HostNav({ names, current, hasOrders = false, children }: HostNavProps) {
  const isAtOrders = useHash().startsWith(ORDERS_HASH) && current === 'ordering';
  const orders = (
    <a href={`${modulePage('ordering')}${ORDERS_HASH}`} aria-current={isAtOrders ? 'page' : undefined}>
      {names.orders}
    </a>
  );
  return (
    <header className="host-nav">
      <a className="host-brand" href="/">
        <span className="host-mark" aria-hidden="true" />
        Larkfield
      </a>
      <nav aria-label="Larkfield">
        <ul>
          {LONE_MODULES.flatMap((module) => [
            <li key={module}>
              <a
                href={modulePage(module)}
                aria-current={module === current && !(module === 'ordering' && isAtOrders) ? 'page' : undefined}
              >
                {names[module]}
              </a>
            </li>,
            ...(module === 'ordering' && hasOrders ? [<li key="orders">{orders}</li>] : []),
          ])}
          <li>
            <a href={REMOTE_PAGE}>{names.portal}</a>
          </li>
        </ul>
      </nav>
      {children}
    </header>
  );
}
