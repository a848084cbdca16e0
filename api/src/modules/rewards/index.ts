import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env/env.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { Log } from '../../logs/Log.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { RewardProvider } from '../../providers/rewards/RewardProvider.ts';
import { createApplyIssuedCardEvent } from './issuedCards/applyIssuedCardEvent.ts';
import { providerEventRoutes } from './issuedCards/providerEventRoutes.ts';
import { createRevealCredentials } from './revealCredentials.ts';
import { rewardsRoutes } from './rewardsRoutes.ts';
import { createRewardsService } from './rewardsService.ts';

export { applyIssuedCard } from './issuedCards/applyIssuedCard.ts';
export { checkIssuedCards } from './issuedCards/checkIssuedCards.ts';
export { findIssuedCardId } from './issuedCards/issuedCardRepository.ts';
export { watchIssuedCards } from './issuedCards/watchIssuedCards.ts';
export {
  findLiveReward,
  findLiveRewardId,
  firstRewardEnd,
  insertRewards,
  replaceToken,
  type NewReward,
} from './rewardRepository.ts';

export { cancelReward, endReward, freezeReward, lockReward, unfreezeReward } from './rewardStateRepository.ts';

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
      providerEventRoutes({ clock, key: providerKey, applyEvent: createApplyIssuedCardEvent(deps) }),
    ]),
  };
};
