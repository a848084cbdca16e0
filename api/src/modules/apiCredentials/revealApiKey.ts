import type { RevealedApiCredential } from '@portal/shared/contract/apiCredentials';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SessionUser } from '../../access/SessionUser.ts';
import { open } from '../../crypto/seal.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { countHit } from '../../rate-limits/rateLimits.ts';
import { refuseAbove } from '../../rate-limits/refuseAbove.ts';
import { createPasswordCheck, findSignInTime, findUser } from '../identity/index.ts';
import { findPasswordRefusal } from '../signInPolicy/index.ts';
import { API_CREDENTIAL_FAILURES } from './apiCredentialErrors.ts';
import { findSealedKey, insertCredentialEvent } from './apiCredentialRepository.ts';
import { requireCredential, type ApiCredentialsDeps } from './apiCredentialService.ts';
import { auditKey } from './auditKey.ts';
import { requireManaging } from './credentialAccess.ts';
import { toApiCredential } from './toApiCredential.ts';

const { revealsAnHour, hourMs, signInMs } = SERVER_SETTINGS.apiKeys;

/**
 * Shows a working key to somebody who gives their password, or, without one, has just signed in; records who looked. Raises 400
 * at a password that is wrong or missing, 403 for a sign-in that is too old, 409 for a key that works no longer, for a client, and 429 for
 * more than an hour's share of a user.
 */
export function createRevealApiKey(deps: ApiCredentialsDeps) {
  const { db, clock, credentialKey, readTreatments, notices } = deps;
  const requirePassword = createPasswordCheck({ db, clock, field: 'password' });

  const requireIdentity = async (user: SessionUser, password: string, now: Date): Promise<void> => {
    const { password_hash } = await findUser(db, user);
    if (password_hash === null || (await findPasswordRefusal(db, user)) !== null) {
      const signedInAt = await findSignInTime(db, user);
      if (signedInAt === undefined || now.getTime() - signedInAt.getTime() > signInMs)
        throw new AppError(API_CREDENTIAL_FAILURES.signInAgain);
      return;
    }
    if (password === '') throw new AppError(API_CREDENTIAL_FAILURES.passwordRequired);
    await requirePassword(user, password);
  };

  return async (user: SessionUser, identifier: string, password: string): Promise<RevealedApiCredential> => {
    const at = clock.now();
    const row = await requireCredential(db, user, identifier, at);
    const credential = keyOf(row);
    const record = toApiCredential(row);
    await requireManaging(readTreatments, user, record.type);
    if (record.clientId !== null) throw new AppError(API_CREDENTIAL_FAILURES.neverShown);
    if (record.status !== 'ACTIVE') throw new AppError(API_CREDENTIAL_FAILURES.ended);
    await requireIdentity(user, password, at);
    refuseAbove(revealsAnHour, await countHit(db, `apiKeys:${user.platformId}:${user.id}`, hourMs, at), at);
    const sealed = await withTransaction(db, async (tx) => {
      await insertCredentialEvent(tx, credential, { action: 'REVEALED', userId: user.id, at });
      await auditKey(tx, user, 'REVEALED', record, at);
      await notices.sendAction(tx, user, 'REVEALED', record, at);
      return findSealedKey(tx, credential);
    });
    if (sealed === null) throw new AppError(API_CREDENTIAL_FAILURES.neverShown);
    return { credentialId: record.credentialId, apiKey: open(credentialKey, sealed) };
  };
}

export type RevealApiKey = ReturnType<typeof createRevealApiKey>;
