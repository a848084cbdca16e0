import { LONE_MODULES, modulePage, type LoneModule } from '../app/modulePages.ts';
import { REMOTE_PAGE } from '../app/remoteAddress.ts';
import type { NavTexts } from './navTexts.ts';

/** The company's navigation: the modules alone, and the whole portal. */
export function HostNav({ names, current }: { names: NavTexts; current: LoneModule | null }) {
  return (
    <header className="host-nav">
      <a className="host-brand" href="/">
        <span className="host-mark" aria-hidden="true" />
        Larkfield
      </a>
      <nav aria-label="Larkfield">
        {LONE_MODULES.map((module) => (
          <a
            key={module}
            className="host-nav-module"
            href={modulePage(module)}
            aria-current={module === current ? 'page' : undefined}
          >
            {names[module]}
          </a>
        ))}
        <a href={REMOTE_PAGE}>{names.portal}</a>
      </nav>
    </header>
  );
}
