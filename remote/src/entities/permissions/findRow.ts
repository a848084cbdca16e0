import { matchPath } from 'react-router-dom';
import type { RouteRow } from './routeRow.ts';

const isAt = ({ path, children = [] }: RouteRow, pathname: string): boolean =>
  matchPath(path, pathname) !== null || children.some((child) => isAt(child, pathname));

/** The row of an address's page: a panel or dialog with its own address belongs to the page below it. */
export const findRow = (rows: readonly RouteRow[], pathname: string): RouteRow | undefined =>
  rows.find((row) => isAt(row, pathname));

/** The address of that page without its panels; the address itself when no row matches. What stands in its place is another page. */
export function getPagePath(rows: readonly RouteRow[], pathname: string): string {
  const row = findRow(rows, pathname);
  const match = row && matchPath({ path: row.path, end: false }, pathname);
  const isInPlace = row?.children?.some((child) => child.isInPlace && isAt(child, pathname)) === true;
  return (match?.pathnameBase ?? pathname) + (isInPlace ? '/*' : '');
}
