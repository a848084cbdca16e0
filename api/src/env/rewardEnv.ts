import { string, type ObjectShape } from 'yup';
import { StartFailure } from '../errors/StartFailure.ts';
import { secured } from './gatewayEnv.ts';

/** How an issuer is reached. */
export interface RewardService {
  /** Origin and path of its interface, without a slash at the end. */
  readonly url: string;
  /** Signs our calls, and what it tells us. */
  readonly key: string;
}

const SHORTEST_KEY = 32;

/** Variables of the issuer of rewards. */
export const REWARD_FIELDS = {
  REWARD_PROVIDER_URL: secured('REWARD_PROVIDER_URL'),
  REWARD_PROVIDER_KEY: string().min(SHORTEST_KEY, `REWARD_PROVIDER_KEY must have at least ${SHORTEST_KEY} characters`),
} satisfies ObjectShape;

type Values = Readonly<Partial<Record<keyof typeof REWARD_FIELDS, string | undefined>>>;

/** The issuer that is configured, or null. Raises StartFailure when it is configured by half. */
export function readRewardService({
  REWARD_PROVIDER_URL: url,
  REWARD_PROVIDER_KEY: key,
}: Values): RewardService | null {
  if (url && key) return { url: url.replace(/\/+$/, ''), key };
  if (url || key) throw new StartFailure('REWARD_PROVIDER_URL and REWARD_PROVIDER_KEY are required together');
  return null;
}
