import type { createHashRouter, RouteObject } from 'react-router-dom';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { ROOT_ROUTE } from './rootRoute.ts';

/** The rows of a module: those that need no session at once, the others once somebody is signed in. */
export interface ModuleRows {
  readonly open: readonly RouteRow[];
  readonly load: () => Promise<readonly RouteRow[]>;
}

type GrowingRouter = Pick<ReturnType<typeof createHashRouter>, 'patchRoutes' | 'revalidate'>;

type ToRoutes = (rows: readonly RouteRow[]) => RouteObject[];

/** The rows of one mount. */
export interface RouteTable {
  readonly open: readonly RouteRow[];
  /** The rows that the router has, open ones first. */
  readonly getRows: () => readonly RouteRow[];
  /** True when those of signed-in users are among them. */
  readonly isComplete: () => boolean;
  /** Names the router of the mount. */
  readonly connect: (router: GrowingRouter) => void;
  /** Loads the rows of signed-in users and gives them to the router as routes. Rejects when their code does not arrive. */
  readonly complete: (loadRoutes: () => Promise<ToRoutes>) => Promise<void>;
}

export function createRouteTable({ open, load }: ModuleRows): RouteTable {
  let rows = open;
  let isComplete = false;
  let router: GrowingRouter | null = null;
  return {
    open,
    getRows: () => rows,
    isComplete: () => isComplete,
    connect: (connected) => (router = connected),
    complete: async (loadRoutes) => {
      const [signedIn, toRoutes] = await Promise.all([load(), loadRoutes()]);
      if (isComplete || router === null) return;
      rows = [...open, ...signedIn];
      isComplete = true;
      // `patchRoutesOnNavigation`, which is public, delays every address with a parameter, also later: a navigation
      // that another one follows at once would be lost.
      router.patchRoutes(ROOT_ROUTE, toRoutes(signedIn));
      await router.revalidate();
    },
  };
}
