import { Outlet, type RouteObject } from 'react-router-dom';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { RoutePage, type Guard } from './RoutePage.tsx';

export const errorElement = <RouteFailure />;

/** A row as a route, its page behind the guard; children are drawn over or within the page of their parent. */
export function toRoute(row: RouteRow, guard?: Guard, isOverlay = false): RouteObject {
  const Page = row.page === undefined ? Outlet : lazyPart(row.page);
  return {
    path: row.path,
    errorElement,
    element: <RoutePage row={row} page={Page} guard={guard} isOverlay={isOverlay && row.page !== undefined} />,
    children: row.children?.map((child) => toRoute(child, guard, true)),
  };
}
