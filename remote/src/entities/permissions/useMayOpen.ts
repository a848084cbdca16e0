import { matchPath } from 'react-router-dom';
import { getFeatures, useSignedIn } from '../platform/signedIn.ts';
import { isRowAllowed } from './isRowAllowed.ts';
import type { RouteRow } from './routeRow.ts';
import { useRouteRows } from './routeRows.ts';

/** True when this mount has a page at the address and the user may open it, and the page that it is drawn in. */
export function useMayOpen(path: string): boolean {
  const rows = useRouteRows();
  const { principal, platform } = useSignedIn();
  const chain = rowsTo(rows, path);
  return chain.length > 0 && chain.every((row) => isRowAllowed(row, principal, getFeatures(platform)));
}

/** Returns the row of an address behind those whose child it is; none where there is no such page. */
function rowsTo(rows: readonly RouteRow[], path: string): readonly RouteRow[] {
  // A row's own address comes before patterns such as `/funding/:reference`.
  const own = rows.find((one) => one.path === path) ?? rows.find((one) => matchPath(one.path, path) !== null);
  if (own !== undefined) return [own];
  for (const row of rows) {
    const below = rowsTo(row.children ?? [], path);
    if (below.length > 0) return [row, ...below];
  }
  return [];
}
