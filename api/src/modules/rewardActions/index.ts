import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { Routes } from '../../plugins/defineRoute.ts';
import type { AlertLowBalance } from '../balanceAlerts/index.ts';
import { createAcceptActions } from './acceptActionService.ts';
import { rewardActionRoutes } from './rewardActionRoutes.ts';

export { listWaitingActions } from './waitingActionReadModel.ts';
export { settleRewardAction, workRewardActions } from './workRewardActions.ts';

interface RewardActionsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly alertLowBalance: AlertLowBalance;
}

/** Wires freezing, cancelling and reissuing of rewards. */
export function createRewardActionsModule({ db, ...deps }: RewardActionsDeps): { readonly routes: Routes } {
  const { reissueFeeMinor } = SETTINGS.rewardActions;
  return { routes: rewardActionRoutes(db, createAcceptActions({ ...deps, reissueFeeMinor })) };
}
