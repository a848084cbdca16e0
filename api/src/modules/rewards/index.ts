import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env/env.ts';
import type { Routes } from '../../plugins/defineRoute.ts';
import { createRevealCredentials } from './revealCredentials.ts';
import { rewardsRoutes } from './rewardsRoutes.ts';
import { createRewardsService } from './rewardsService.ts';

export { SAMPLE_PAGE } from './sampleReward.ts';
export { findLiveRewardId, insertRewards, replaceToken, type NewReward } from './rewardRepository.ts';

interface RewardsModuleDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Pick<Env, 'credentialKey'>;
}

/** The recipient's page, and codes shown to those who sent them. */
export const createRewardsModule = ({ db, clock, env }: RewardsModuleDependencies): { readonly routes: Routes } => ({
  routes: rewardsRoutes(
    createRewardsService({ db, clock, credentialKey: env.credentialKey }),
    createRevealCredentials({ db, clock, credentialKey: env.credentialKey }),
  ),
});
