import { signCall } from '../../crypto/signCall.ts';

/** The prefix of the headers that sign. */
export const REWARD_SERVICE = 'reward-provider';

/** Headers that sign a text that goes to the issuer, or comes from it, at that time. */
export const signRewardCall = (key: string, text: string, at: Date): Record<string, string> =>
  signCall(REWARD_SERVICE, key, text, at);
