import { createMemoryRouter } from 'react-router-dom';
import { pathWithin } from '../ui/page/pathWithin.ts';
import { createRoutes } from './createRoutes.tsx';
import { NO_HREF, openLinksInPlace, setHrefs } from './linkHrefs.ts';
import { getPath, type PortalRouter, type PortalRouterOptions } from './router.tsx';
import type { RouteTable } from './routeTable.ts';

/** The hash that leads a new tab to a path. The page's address is repeated, as a `base` element of the page may name another. */
const toHashHref = (path: string): string => `${window.location.href.split('#')[0]}#${path}`;

/**
 * The router of a mount that leaves the address alone: beside another module, or beside an anchor of the page. With the hash
 * to itself its links lead another tab there.
 */
export function createMemoryPortalRouter(
  table: RouteTable,
  { initialPath = '/', releaseHash = null }: PortalRouterOptions,
): PortalRouter {
  const router = createMemoryRouter(createRoutes(table.open), { initialEntries: [pathWithin(initialPath)] });
  setHrefs(router, releaseHash === null ? () => NO_HREF : toHashHref);
  table.connect(router);
  return {
    router,
    path: () => getPath(router),
    watchLinks: openLinksInPlace,
    dispose: () => {
      router.dispose();
      releaseHash?.();
    },
  };
}
