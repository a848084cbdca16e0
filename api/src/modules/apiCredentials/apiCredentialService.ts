import type { ApiCredential, NewApiCredentialBody } from '@portal/shared/contract/apiCredentials';
import type { ApiCredentialAction, ApiCredentialType } from '@portal/shared/domain/enumerations';
import { nameKey } from '@portal/shared/domain/people/names';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';
import type { Clock } from '../../runtime/clock.ts';
import { lockPlatform } from '../platforms/index.ts';
import { readRequestedScopes } from '../team/index.ts';
import { API_CREDENTIAL_FAILURES } from './apiCredentialErrors.ts';
import { findCredential, listCredentials, type ApiCredentialRow } from './apiCredentialReadModel.ts';
import { deactivateCredential, insertCredentialEvent, listWorkingNames } from './apiCredentialRepository.ts';
import { checkNewKey, endOfDay, orderedScopes } from './checkNewKey.ts';
import { requireManaging, requireSeeing, seesType } from './credentialAccess.ts';
import type { CredentialNotices } from './credentialNotices.ts';
import { insertApiKey, type KeyMaking } from './insertApiKey.ts';
import { toApiCredential } from './toApiCredential.ts';

export interface ApiCredentialsDeps extends KeyMaking {
  readonly db: Db;
  readonly clock: Clock;
  readonly readTreatments: ReadTreatments;
  readonly notices: CredentialNotices;
}

/**
 * Keys of the public API. Every method raises what `requireSeeing` or `requireManaging` does, and 404 for a key that there is
 * not or whose type the user may not see.
 */
export function createApiCredentialService(deps: ApiCredentialsDeps) {
  const { db, clock, readTreatments, notices } = deps;

  const find = async (executor: Executor, user: SessionUser, identifier: string): Promise<ApiCredential> =>
    toApiCredential(await requireCredential(executor, user, identifier, clock.now()));

  /** Refuses a third key, and a name that a working one has. The platform is locked: keys are counted one call at a time. */
  const requireRoom = async (tx: Tx, user: SessionUser, type: ApiCredentialType, displayName: string) => {
    await lockPlatform(tx, user.platformClientId);
    const names = await listWorkingNames(tx, user.platformId, type, clock.now());
    if (names.length >= SETTINGS.apiCredentials.activeMax) throw new AppError(API_CREDENTIAL_FAILURES.tooMany);
    if (names.includes(nameKey(displayName))) throw new AppError(API_CREDENTIAL_FAILURES.nameTaken);
  };

  return {
    list: async (user: SessionUser, type: ApiCredentialType): Promise<ApiCredential[]> => {
      await requireSeeing(readTreatments, user, type);
      return (await listCredentials(db, user.platformId, type, clock.now())).map(toApiCredential);
    },

    requireManaging: (user: SessionUser, type: ApiCredentialType): Promise<void> =>
      requireManaging(readTreatments, user, type),

    /**
     * Makes a key for somebody who may. Raises 400 at each wrong field, 409 for a third key of the type and for a name that is taken. The key
     * itself is answered beside the record, which may be kept.
     */
    create: async (
      tx: Tx,
      user: SessionUser,
      body: NewApiCredentialBody,
    ): Promise<{ readonly record: ApiCredential; readonly apiKey: string }> => {
      const { type, displayName } = body;
      const at = clock.now();
      const { errors, noAccess, ...access } = await readRequestedScopes(tx, user, body);
      const fields = [...checkNewKey(body, at), ...errors, ...noAccess];
      if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
      await requireRoom(tx, user, type, displayName);
      const scopes = orderedScopes(body);
      const made = await insertApiKey(tx, deps, {
        type,
        displayName,
        scopes,
        access,
        endsAt: endOfDay(body.lastDay),
        maker: user,
        at,
      });
      const record = await find(tx, user, made.identifier);
      await auditKey(tx, user, 'CREATED', record, at);
      await notices.sendAction(tx, user, 'CREATED', record, at);
      return { record, apiKey: made.key };
    },

    /** Ends a key for good; one that works no longer stays as it is. */
    deactivate: async (user: SessionUser, identifier: string): Promise<ApiCredential> => {
      const at = clock.now();
      const row = await requireCredential(db, user, identifier, at);
      const credential = keyOf(row);
      const before = toApiCredential(row);
      await requireManaging(readTreatments, user, before.type);
      return withTransaction(db, async (tx) => {
        if (!(await deactivateCredential(tx, credential, { at, byUserId: user.id }))) return find(tx, user, identifier);
        await insertCredentialEvent(tx, credential, { action: 'DEACTIVATED', userId: user.id, at });
        await auditKey(tx, user, 'DEACTIVATED', before, at);
        await notices.sendAction(tx, user, 'DEACTIVATED', before, at);
        return find(tx, user, identifier);
      });
    },
  };
}

export type ApiCredentialService = ReturnType<typeof createApiCredentialService>;

/** Returns the key of an identifier. Raises 404 when there is none, or none of a type that the user may see. */
export async function requireCredential(
  executor: Executor,
  user: SessionUser,
  identifier: string,
  now: Date,
): Promise<ApiCredentialRow> {
  const row = await findCredential(executor, user.platformId, identifier, now);
  if (row === undefined || !seesType(user, toApiCredential(row).type))
    throw new AppError(API_CREDENTIAL_FAILURES.notFound);
  return row;
}

const AUDITED: Readonly<Record<ApiCredentialAction, string>> = {
  CREATED: 'apiCredential.created',
  REVEALED: 'apiCredential.revealed',
  DEACTIVATED: 'apiCredential.deactivated',
};

/** Writes the audit entry of an action on a key. */
export const auditKey = (
  tx: Tx,
  user: SessionUser,
  action: ApiCredentialAction,
  { credentialId, type, displayName, scopes, lastDay }: ApiCredential,
  at: Date,
) =>
  writeAudit(tx, {
    platformId: user.platformId,
    actorUserId: user.id,
    action: AUDITED[action],
    entityType: 'apiCredential',
    entityId: credentialId,
    details: { type, displayName, ...(action === 'CREATED' && { scopes, lastDay }) },
    at,
  });
