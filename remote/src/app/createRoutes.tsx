import type { RouteObject } from 'react-router-dom';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { AnonymousOnly } from './AnonymousOnly.tsx';
import { RootFrame } from './RootFrame.tsx';
import { ROOT_ROUTE } from './rootRoute.ts';
import { errorElement, toRoute } from './toRoute.tsx';
import { UnroutedAddress } from './UnroutedAddress.tsx';

function toOpenRoute(row: RouteRow): RouteObject {
  const route = toRoute(row);
  return row.audience === 'anonymous' ? { ...route, element: <AnonymousOnly>{route.element}</AnonymousOnly> } : route;
}

/** The open rows as a route tree; every other address waits for a session, with which `signedInRoutes` are added. */
export const createRoutes = (open: readonly RouteRow[], signedInRoutes: readonly RouteObject[] = []): RouteObject[] => [
  {
    id: ROOT_ROUTE,
    element: <RootFrame />,
    errorElement,
    children: [...open.map(toOpenRoute), ...signedInRoutes, { path: '*', element: <UnroutedAddress />, errorElement }],
  },
];
