import { createHashRouter } from 'react-router-dom';
import { pathWithin } from '../ui/page/pathWithin.ts';
import { TYPED } from './scrollRestoration.ts';
import { createRoutes } from './createRoutes.tsx';
import { isAnchorOfPage, removeHash } from './hashOwner.ts';
import type { RouteTable } from './routeTable.ts';

type Router = ReturnType<typeof createHashRouter>;

export interface PortalRouter {
  readonly router: Router;
  /** Path with query, as stored by `suspend`. */
  path(): string;
  /** Ends it; where its module was taken out of the page, its path leaves the page's address too. */
  dispose(isRemoved?: boolean): void;
  /** Watches the links in nodes; absent where each link has an address of its own. Returns how to stop. */
  readonly watchLinks?: (nodes: readonly HTMLElement[]) => () => void;
}

export interface PortalRouterOptions {
  readonly initialPath?: string | undefined;
  /** Gives the hash of the page back; absent where another mount has it. */
  readonly releaseHash?: (() => void) | null;
}

/** Path with query that a router shows. */
export const getPath = (router: Router): string => router.state.location.pathname + router.state.location.search;

/** The router of one mount that has the hash of the page. */
export function createPortalRouter(table: RouteTable, { initialPath, releaseHash }: PortalRouterOptions): PortalRouter {
  if (initialPath !== undefined && window.location.hash.length <= 2)
    window.history.replaceState(window.history.state, '', `#${pathWithin(initialPath)}`);
  keepWithin();
  nameEntry();
  const typed = numberTyped(() => getPath(router));
  // Registered before the router's own listener, so that a typed address is normalised and numbered first.
  window.addEventListener('popstate', typed.onPop);
  const router = createHashRouter(createRoutes(table.open));
  table.connect(router);
  router.subscribe(typed.onRouted);
  return {
    router,
    path: () => getPath(router),
    dispose: (isRemoved = false) => {
      window.removeEventListener('popstate', typed.onPop);
      router.dispose();
      releaseHash?.();
      if (isRemoved) removeHash();
    },
  };
}

/** A hash that names another site, or is none of the router's paths, becomes a path of the portal. */
function keepWithin(): void {
  const typed = window.location.hash.slice(1);
  if (typed !== '' && typed !== pathWithin(typed))
    window.history.replaceState(window.history.state, '', `#${pathWithin(typed)}`);
}

/** A name of its own for an entry that was opened by its address: the router calls all of them the same, also in other documents of the tab. */
function nameEntry(): void {
  const state: unknown = window.history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  if (!('key' in kept)) window.history.replaceState({ ...kept, key: typedKey() }, '');
}

/** As the router makes its own. */
const typedKey = (): string => TYPED + Math.random().toString(36).slice(2, 10);

/** Number of the current history entry as the router writes it; null for an address typed by hand. */
function entryNumber(): number | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}

/** Numbers typed addresses like the router's own: it cannot go back from one without, so a changed form would not be asked about. */
function numberTyped(shown: () => string): { readonly onPop: (event: Event) => void; readonly onRouted: () => void } {
  let last = 0;
  return {
    onRouted: () => {
      last = entryNumber() ?? last;
    },
    onPop: (event) => {
      if (isAnchorOfPage()) {
        event.stopImmediatePropagation();
        return;
      }
      keepWithin();
      const number = entryNumber();
      if (number !== null) {
        last = number;
        return;
      }
      // The browser adds no entry for the address that is shown already.
      if (window.location.hash.slice(1) !== shown()) last += 1;
      window.history.replaceState({ usr: null, key: typedKey(), idx: last }, '');
    },
  };
}
