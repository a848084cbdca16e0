import { matchPath } from 'react-router-dom';
import { featuresOf, useSignedIn } from '../platform/signedIn.ts';
import { isRowAllowed } from './isRowAllowed.ts';
import { useRouteRows } from './routeRows.ts';

/** True when this mount has a page at the address and the user may open it. */
export function useMayOpen(path: string): boolean {
  const rows = useRouteRows();
  const { principal, platform } = useSignedIn();
  const row = rows.find((one) => matchPath(one.path, path) !== null);
  return row !== undefined && isRowAllowed(row, principal, featuresOf(platform));
}
