import type { ModuleName, NavigationPort } from '@portal/shared/federation/remoteModule';
import { PATHS } from '@portal/shared/domain/access/paths';
import { createMemoryRouter, matchPath, NavigationType } from 'react-router-dom';
import { createCircleBreaker } from './createCircleBreaker.ts';
import { pathWithin } from '../ui/page/pathWithin.ts';
import { notifyEmbedder, reportEmbedderError } from './embedder.ts';
import { isHostHref, toHrefProblem } from './hostHref.ts';
import { removeHash } from './hashOwner.ts';
import { NO_HREF, openLinksInPlace, setHrefs } from './linkHrefs.ts';
import { listen } from './listen.ts';
import { getPath, type PortalRouter } from './router.tsx';
import { createRoutes } from './createRoutes.tsx';
import type { RouteTable } from './routeTable.ts';

/** Guards an embedder's router; its paths are always paths of the portal, its addresses on the page's origin. */
export const guardNavigation = (port: NavigationPort): Required<NavigationPort> => {
  let last = '/';
  const currentPath = (): string => {
    notifyEmbedder(() => {
      const path: unknown = port.currentPath();
      last = typeof path === 'string' ? pathWithin(path) : '/';
    });
    return last;
  };
  return {
    hrefOf: createHrefs(port),
    currentPath,
    navigate: (path, options) => {
      last = path;
      notifyEmbedder(() => port.navigate(path, options));
    },
    // A router often tells an event, a location or nothing at all: then its path is asked for.
    subscribe: (listener) =>
      listen(() =>
        port.subscribe((path: unknown) =>
          listener(typeof path === 'string' && path.startsWith('/') ? pathWithin(path) : currentPath()),
        ),
      ),
  };
};

/** The addresses that an embedder gives; one that cannot be used is refused in the console, once for each reason, and is none. */
function createHrefs(port: NavigationPort): (path: string) => string {
  const refused = new Set<string>();
  const refuse = (reason: unknown): string => {
    const text = String(reason);
    if (!refused.has(text)) reportEmbedderError(reason);
    refused.add(text);
    return NO_HREF;
  };
  return (path) => {
    if (port.hrefOf === undefined) return NO_HREF;
    try {
      const href: unknown = port.hrefOf(path);
      return isHostHref(href) ? href : refuse(`navigation.hrefOf: ${toHrefProblem(href)}`);
    } catch (error) {
      return refuse(error);
    }
  };
}

/** The modules with the page that a bank leads back to. */
const BANK_MODULES: readonly ModuleName[] = ['portal', 'funding'];

/** Takes, once, the path that a bank's page led back to: it knows no embedder's router, only `<return page>#<path>`. */
function takeReturnPath(module: ModuleName): string | null {
  const path = window.location.hash.slice(1);
  if (matchPath(PATHS.bankRequest, path) === null || !BANK_MODULES.includes(module)) return null;
  removeHash();
  return path;
}

/** A memory router behind an embedder's navigation, which is guarded. */
export function createEmbeddedRouter(table: RouteTable, module: ModuleName, port: NavigationPort): PortalRouter {
  const navigation = guardNavigation(port);
  const returned = takeReturnPath(module);
  if (returned !== null) navigation.navigate(returned, { replace: true });
  const router = createMemoryRouter(createRoutes(table.open), { initialEntries: [navigation.currentPath()] });
  setHrefs(router, navigation.hrefOf);
  table.connect(router);
  const isInCircle = createCircleBreaker();
  const leave = navigation.subscribe((path) => {
    if (path !== getPath(router) && !isInCircle(path, getPath(router))) void router.navigate(path);
  });
  const stop = router.subscribe((state) => {
    const path = getPath(router);
    if (path !== navigation.currentPath())
      navigation.navigate(path, { replace: state.historyAction === NavigationType.Replace });
  });
  return {
    router,
    path: () => getPath(router),
    watchLinks: openLinksInPlace,
    dispose: () => {
      stop();
      leave();
      router.dispose();
    },
  };
}
