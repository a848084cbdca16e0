import { hashToken } from '../../crypto/tokens.ts';
import type { Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { SIGNUP_FAILURES } from './signupErrors.ts';
import { findSignupOfLink, type SignupRow } from './signupRepository.ts';

/** A sign-up that waits for its address to be proven. */
export type OpenSignup = SignupRow & { readonly sealed_body: string };

/** Raises 410 for a sign-up that was finished or has expired. */
export function requireOpenSignup(signup: SignupRow, now: Date): OpenSignup {
  const { finished_at, expires_at, sealed_body } = signup;
  if (finished_at !== null) throw new AppError(SIGNUP_FAILURES.used);
  if (expires_at <= now || sealed_body === null) throw new AppError(SIGNUP_FAILURES.expired);
  return { ...signup, sealed_body };
}

/** Returns the sign-up of a link. Raises 404 for a forged one, 410 for one that was used, was replaced or has expired. */
export async function findOpenSignup(executor: Executor, token: string, now: Date): Promise<OpenSignup> {
  const signup = await findSignupOfLink(executor, hashToken(token));
  if (signup === undefined) throw new AppError(SIGNUP_FAILURES.unknown);
  if (signup.token_hash !== hashToken(token)) throw new AppError(SIGNUP_FAILURES.used);
  return requireOpenSignup(signup, now);
}
