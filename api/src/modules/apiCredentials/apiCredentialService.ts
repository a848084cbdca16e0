import type { ApiCredential, AppsOfClient, NewApiCredentialBody } from '@portal/shared/contract/apiCredentials';
import type { ApiCredentialType } from '@portal/shared/domain/enumerations';
import { nameKey } from '@portal/shared/domain/people/names';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../access/SessionUser.ts';
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
import { auditKey } from './auditKey.ts';
import { findCredential, listCredentials, type ApiCredentialRow } from './apiCredentialReadModel.ts';
import { listWorkingNames } from './apiCredentialRepository.ts';
import { checkNewKey, endOfDay, orderedScopes } from './checkNewKey.ts';
import { requireManaging, requireSeeing, seesType } from './credentialAccess.ts';
import type { CredentialNotices } from './credentialNotices.ts';
import { isClientType } from './credentialTypes.ts';
import { endCredential } from './endCredential.ts';
import { insertApiKey, type KeyMaking } from './insertApiKey.ts';
import type { NewCredential } from './insertCredentialUser.ts';
import { insertOauthClient } from './insertOauthClient.ts';
import {
  noteConnected,
  noteDisconnected,
  type EndAppsOfClient,
  type ListAppsOfClient,
  type RecordIntegration,
} from './integrationOfType.ts';
import { toApiCredential } from './toApiCredential.ts';

/** The texts that are shown once: the key, or the secret of a client. */
export interface NewSecrets {
  readonly apiKey: string | null;
  readonly clientSecret: string | null;
}

export interface ApiCredentialsDeps extends KeyMaking {
  readonly db: Db;
  readonly clock: Clock;
  readonly readTreatments: ReadTreatments;
  readonly notices: CredentialNotices;
  readonly recordIntegration: RecordIntegration;
  readonly endAppsOfClient: EndAppsOfClient;
  readonly listAppsOfClient: ListAppsOfClient;
}

/**
 * Credentials of the public API. Every method raises what `requireSeeing` or `requireManaging` does, and 404 for one that there is
 * not or whose type the user may not see.
 */
export function createApiCredentialService(deps: ApiCredentialsDeps) {
  const { db, clock, readTreatments, notices, listAppsOfClient } = deps;

  const find = async (executor: Executor, user: SessionUser, identifier: string): Promise<ApiCredential> =>
    toApiCredential(await requireCredential(executor, user, identifier, clock.now()));

  const insert = async (
    tx: Tx,
    { type, redirectUris }: NewApiCredentialBody,
    credential: Omit<NewCredential<ApiCredentialType>, 'type'>,
  ): Promise<NewSecrets & { readonly identifier: string }> => {
    if (isClientType(type)) {
      const client = { ...credential, type, redirectUris };
      const { identifier, clientSecret } = await insertOauthClient(tx, deps.environment, client);
      return { identifier, apiKey: null, clientSecret };
    }
    const { identifier, key } = await insertApiKey(tx, deps, { ...credential, type });
    return { identifier, apiKey: key, clientSecret: null };
  };

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
     * Makes a credential for somebody who may. Raises 400 at each wrong field, 409 for a third one of the type and for a name that
     * is taken. Key and secret are answered beside the record, which may be kept.
     */
    create: async (
      tx: Tx,
      user: SessionUser,
      body: NewApiCredentialBody,
    ): Promise<{ readonly record: ApiCredential; readonly secrets: NewSecrets }> => {
      const { type, displayName } = body;
      const at = clock.now();
      const { errors, noAccess, ...access } = await readRequestedScopes(tx, user, body);
      const fields = [...checkNewKey(body, at), ...errors, ...noAccess];
      if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
      await requireRoom(tx, user, type, displayName);
      const scopes = orderedScopes(body);
      const endsAt = endOfDay(body.lastDay);
      const { identifier, ...secrets } = await insert(tx, body, {
        displayName,
        scopes,
        access,
        endsAt,
        maker: user,
        at,
      });
      const record = await find(tx, user, identifier);
      await auditKey(tx, user, 'CREATED', record, at);
      await notices.sendAction(tx, user, 'CREATED', record, at);
      await noteConnected(tx, deps, { ...record, ...changedBy(user), at });
      return { record, secrets };
    },

    /** Returns what people allowed a client, which ends with it. */
    listApps: async (user: SessionUser, identifier: string): Promise<AppsOfClient> => {
      const at = clock.now();
      const row = await requireCredential(db, user, identifier, at);
      await requireManaging(readTreatments, user, toApiCredential(row).type);
      return listAppsOfClient(db, keyOf(row), at);
    },

    /**
     * Ends a credential for good; one that works no longer stays as it is. Raises 409 when an app would end that was not shown; null:
     * nothing was shown.
     */
    deactivate: async (
      user: SessionUser,
      identifier: string,
      shownApps: readonly string[] | null,
    ): Promise<ApiCredential> => {
      const at = clock.now();
      const row = await requireCredential(db, user, identifier, at);
      const credential = keyOf(row);
      const before = toApiCredential(row);
      await requireManaging(readTreatments, user, before.type);
      return withTransaction(db, async (tx) => {
        await lockPlatform(tx, user.platformClientId);
        if (shownApps !== null) requireShown(await listAppsOfClient(tx, credential, at), shownApps);
        if (await endCredential(tx, deps, user, { ...before, key: credential }, at))
          await noteDisconnected(tx, deps, { ...before, ...changedBy(user), at });
        return find(tx, user, identifier);
      });
    },
  };
}

export type ApiCredentialService = ReturnType<typeof createApiCredentialService>;

const changedBy = ({ platformId, id }: SessionUser) => ({ platformId, by: { cause: 'PERSON', userId: id } as const });

function requireShown(apps: AppsOfClient, shown: readonly string[]): void {
  if (apps.some(({ appId }) => !shown.includes(appId))) throw new AppError(API_CREDENTIAL_FAILURES.appsChanged);
}

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
