import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { useServices } from './services.ts';

/** Reports the open page to the host by its row, never by values from the address; of nested rows the innermost reports. */
export function PageSegment({ row: { path, segmentName } }: { readonly row: RouteRow }) {
  const { emit } = useServices();
  const { pathname } = useLocation();
  useEffect(() => {
    if (matchPath(path, pathname) !== null) emit({ type: 'segment', name: segmentName });
  }, [emit, path, pathname, segmentName]);
  return null;
}
