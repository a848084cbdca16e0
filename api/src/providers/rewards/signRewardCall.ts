import { signCall } from '../../crypto/signCall.ts';

/** Headers that sign a text that goes to the issuer, or comes from it, at that time. */
export const signRewardCall = (key: string, text: string, at: Date): Record<string, string> =>
  signCall('reward-provider', key, text, at);
