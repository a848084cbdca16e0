import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env/env.ts';
import type { Routes } from '../../plugins/defineRoute.ts';
import { rewardsRoutes } from './rewardsRoutes.ts';
import { createRewardsService } from './rewardsService.ts';

export { insertRewards, type NewReward } from './rewardRepository.ts';

interface RewardsModuleDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Pick<Env, 'credentialKey'>;
}

/** The recipient's page. */
export const createRewardsModule = ({ db, clock, env }: RewardsModuleDependencies): { readonly routes: Routes } => ({
  routes: rewardsRoutes(createRewardsService({ db, clock, credentialKey: env.credentialKey })),
});
