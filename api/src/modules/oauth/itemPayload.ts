import { number, object, string } from 'yup';

/** What is kept of a code or a token; of the rest of what the OAuth server would keep, nothing applies here. */
const itemPayload = object({
  clientId: string().required(),
  /** The user, by `toReference`. */
  accountId: string(),
  scope: string(),
  redirectUri: string(),
  codeChallenge: string(),
  codeChallengeMethod: string(),
  /** The grant types by which it came about. */
  gty: string(),
  /** When the first refresh token was issued, and how often it was replaced since. */
  iiat: number(),
  rotations: number(),
}).noUnknown();

/** Reads what is kept, and what is to be kept. */
export const readItemPayload = (payload: unknown) => itemPayload.cast(payload, { stripUnknown: true });
