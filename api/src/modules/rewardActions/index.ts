import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { RewardProvider } from '../../providers/rewards/RewardProvider.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { AlertLowBalance } from '../balanceAlerts/index.ts';
import { createAcceptActions } from './acceptActionService.ts';
import { rewardActionRoutes } from './rewardActionRoutes.ts';
import { createRewardActionWorker } from './rewardActionWorker.ts';

export { listWaitingActions } from './waitingActionReadModel.ts';
export { settleRewardAction } from './rewardActionWorker.ts';

interface RewardActionsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly alertLowBalance: AlertLowBalance;
  readonly provider: RewardProvider;
  readonly deliveryMethods: readonly DeliveryMethod[];
}

/** Wires freezing, cancelling and reissuing of rewards. */
export function createRewardActionsModule(deps: RewardActionsDeps): ApiModule {
  const { reissueFeeMinor } = SETTINGS.rewardActions;
  return {
    routes: rewardActionRoutes(deps.db, createAcceptActions({ ...deps, reissueFeeMinor })),
    workers: { 'reward-action': createRewardActionWorker(deps) },
  };
}
