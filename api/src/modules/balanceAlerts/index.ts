import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { SendNotice } from '../outbox/index.ts';
import type { ApiModule } from '../ApiModule.ts';
import { balanceAlertsRoutes } from './balanceAlertsRoutes.ts';
import { createBalanceAlertsService } from './balanceAlertsService.ts';
import { createLowBalanceMails, type AlertLowBalance } from './lowBalanceMails.ts';

export type { AlertLowBalance } from './lowBalanceMails.ts';

interface BalanceAlertsModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sendNotice: SendNotice;
}

interface BalanceAlertsModule extends ApiModule {
  readonly alertLowBalance: AlertLowBalance;
}

/** Wires balance alerts. */
export const createBalanceAlertsModule = ({ db, clock, sendNotice }: BalanceAlertsModuleDeps): BalanceAlertsModule => ({
  routes: balanceAlertsRoutes(db, createBalanceAlertsService({ db, clock })),
  alertLowBalance: createLowBalanceMails(sendNotice),
});
