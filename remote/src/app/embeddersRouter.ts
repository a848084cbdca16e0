import type { NavigationPort } from '@portal/shared/federation/remoteModule';
import { createMemoryRouter, NavigationType } from 'react-router-dom';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { pathWithin } from '../ui/page/pathWithin.ts';
import { tell } from './embedder.ts';
import { listen } from './listen.ts';
import { pathOf, type PortalRouter } from './router.tsx';
import { routesOf } from './routes.tsx';

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** Guards an embedder's router; its paths are always paths of the portal. */
export const guardedNavigation = (port: NavigationPort): NavigationPort => {
  let last = '/';
  return {
    currentPath: () => {
      tell(() => {
        last = pathWithin(textOr(port.currentPath(), '/'));
      });
      return last;
    },
    navigate: (path, options) => {
      last = path;
      tell(() => port.navigate(path, options));
    },
    subscribe: (listener) => listen(() => port.subscribe((path) => listener(pathWithin(textOr(path, '/'))))),
  };
};

/** A memory router behind an embedder's navigation, which is guarded. */
export function routerBehind(rows: readonly RouteRow[], port: NavigationPort): PortalRouter {
  const navigation = guardedNavigation(port);
  const router = createMemoryRouter(routesOf(rows), { initialEntries: [navigation.currentPath()] });
  const leave = navigation.subscribe((path) => {
    if (path !== pathOf(router)) void router.navigate(path);
  });
  const stop = router.subscribe((state) => {
    const path = pathOf(router);
    if (path !== navigation.currentPath())
      navigation.navigate(path, { replace: state.historyAction === NavigationType.Replace });
  });
  return {
    router,
    path: () => pathOf(router),
    dispose: () => {
      stop();
      leave();
      router.dispose();
    },
  };
}
