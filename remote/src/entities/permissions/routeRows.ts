import { createContext, useContext } from 'react';
import type { RouteRow } from './routeRow.ts';

/** The rows of this mount, for menus that list addresses which exist and are allowed (decisions 18). */
export const RouteRowsContext = createContext<readonly RouteRow[]>([]);

export const useRouteRows = (): readonly RouteRow[] => useContext(RouteRowsContext);
