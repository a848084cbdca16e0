import {
  findPlatformOfEmail,
  refuseWeakPassword,
  type Caller,
  type OpenSignedIn,
  type SignedIn,
} from '../identity/index.ts';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import type { Clock } from '../../runtime/clock.ts';
import { openOrganisation, type OpenOrganisationDeps } from './openOrganisation.ts';
import { findOpenSignup, requireOpenSignup } from './openSignup.ts';
import { orFailure } from './orFailure.ts';
import { SIGNUP_FAILURES } from './signupErrors.ts';
import { lockSignup, updateSignup } from './signupRepository.ts';
import { openRequest } from './signupRequest.ts';

export interface FinishDeps extends OpenOrganisationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly credentialKey: Buffer;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly openSignedIn: OpenSignedIn;
}

/**
 * Proves the address of a sign-up: makes organisation, administrator and session in one transaction. Raises 404 for a forged link,
 * 410 for a used or old one, 400 at `newPassword`, 409 when somebody signs in with the address by now.
 */
export const createFinishSignup =
  (deps: FinishDeps) =>
  (token: string, newPassword: string, caller: Caller): Promise<SignedIn> =>
    orFailure(SIGNUP_FAILURES.notCreated, async () => {
      const { db, clock, credentialKey, hashPassword, openSignedIn } = deps;
      const found = await findOpenSignup(db, token, clock.now());
      const { email } = openRequest(credentialKey, found.sealed_body);
      refuseWeakPassword(newPassword, email);
      if ((await findPlatformOfEmail(db, email)) !== undefined) throw new AppError(SIGNUP_FAILURES.taken);
      const passwordHash = await hashPassword(newPassword);
      return withTransaction(db, async (tx) => {
        const locked = await lockSignup(tx, found.id);
        const at = clock.now();
        // Another address may have been asked for meanwhile.
        if (locked === undefined || locked.token_hash !== found.token_hash) throw new AppError(SIGNUP_FAILURES.used);
        const request = openRequest(credentialKey, requireOpenSignup(locked, at).sealed_body);
        const administrator = await openOrganisation(tx, deps, request, passwordHash, at);
        await updateSignup(tx, locked.id, { finished_at: at, sealed_body: null });
        return openSignedIn(tx, administrator, caller);
      });
    });
export type FinishSignup = ReturnType<typeof createFinishSignup>;
