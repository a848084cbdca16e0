import { createContext, useContext } from 'react';
import type { RouteRow } from './routeRow.ts';

/** The route rows of this mount, for menus that list only addresses which exist and are allowed. */
export const RouteRowsContext = createContext<readonly RouteRow[]>([]);

export const useRouteRows = (): readonly RouteRow[] => useContext(RouteRowsContext);
