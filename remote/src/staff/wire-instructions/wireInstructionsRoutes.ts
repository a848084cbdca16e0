import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { listedRow } from '../staffRow.ts';

/** The bank accounts that wires go to. */
export const wireInstructionsRoutes: readonly RouteRow[] = [
  listedRow(
    PATHS.staffWireInstructions,
    'wireInstructions',
    async () => (await import('./pages/WireInstructionsPage.tsx')).WireInstructionsPage,
  ),
];
