import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { AlertLowBalance } from '../balanceAlerts/index.ts';
import type { ApiModule } from '../ApiModule.ts';
import { createExportFundingService } from './exportFundingService.ts';
import { fundingRoutes } from './fundingRoutes.ts';
import { createFundingService } from './fundingService.ts';
import { createMonthlyTotalsService } from './monthlyTotalsService.ts';
import { createTransferService } from './transferService.ts';

export { describeMovement } from './describeMovement.ts';
export { fundingFileColumns } from './fundingFileColumns.ts';
export { listWallets } from './fundingReadModel.ts';
export { viewMovements, type MovementView } from './readerView.ts';

interface FundingModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly alertLowBalance: AlertLowBalance;
}

/** Wires funding: its history, and money moved between accounts. */
export const createFundingModule = ({ db, clock, alertLowBalance }: FundingModuleDeps): ApiModule => ({
  routes: fundingRoutes({
    db,
    service: createFundingService({ db, clock }),
    monthlyTotals: createMonthlyTotalsService({ db, clock }),
    exportFunding: createExportFundingService({ db, clock }),
    transfers: createTransferService({ clock, alertLowBalance }),
  }),
});
