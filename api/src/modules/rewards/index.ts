import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env/env.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { Log } from '../../logs/Log.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { RewardProvider } from '../../providers/rewards/RewardProvider.ts';
import { createApplyCardEvent } from './cards/applyCardEvent.ts';
import { providerEventRoutes } from './cards/providerEventRoutes.ts';
import { createRevealCredentials } from './revealCredentials.ts';
import { rewardsRoutes } from './rewardsRoutes.ts';
import { createRewardsService } from './rewardsService.ts';

export { applyCard } from './cards/applyCard.ts';
export { checkCards } from './cards/checkCards.ts';
export { findCardId } from './cards/cardRepository.ts';
export { watchCards } from './cards/watchCards.ts';
export { findLiveRewardId, insertRewards, replaceToken, type NewReward } from './rewardRepository.ts';

export { cancelReward, freezeReward, lockReward, unfreezeReward } from './rewardStateRepository.ts';

interface RewardsModuleDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly env: Pick<Env, 'credentialKey'>;
  readonly provider: RewardProvider;
  /** Signs what the issuer tells us; null: it tells nothing by itself. */
  readonly providerKey: string | null;
  /** The till where the sandbox's cards are used; null without a sandbox. */
  readonly tillUrl: string | null;
}

/** The recipient's page, codes shown to those who sent them, and what the issuer tells of its cards. */
export const createRewardsModule = (deps: RewardsModuleDependencies): ApiModule => {
  const { db, clock, env, providerKey, tillUrl } = deps;
  const { credentialKey } = env;
  return {
    routes: routesOf([
      rewardsRoutes(
        createRewardsService({ db, clock, credentialKey, tillUrl }),
        createRevealCredentials({ db, clock, credentialKey, tillUrl }),
      ),
      providerEventRoutes({ clock, key: providerKey, applyEvent: createApplyCardEvent(deps) }),
    ]),
  };
};
