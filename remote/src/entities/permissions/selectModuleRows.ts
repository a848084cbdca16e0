import type { ModuleName } from '@portal/shared/federation/remoteModule';
import type { RouteRow } from './routeRow.ts';

/** Rows that are switched off with a module. */
export const selectModuleRows = (module: ModuleName, rows: readonly RouteRow[]): readonly RouteRow[] =>
  rows.map((row) => ({ ...row, module }));
