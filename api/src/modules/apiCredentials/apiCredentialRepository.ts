import type { ApiCredentialAction, ApiCredentialType } from '@portal/shared/domain/enumerations';
import { sql, type Insertable, type SqlBool } from 'kysely';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { ApiCredentials } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** The condition "this key works at that time" for a query that names table `api_credentials`. */
export const isWorking = (now: Date) =>
  sql<SqlBool>`(api_credentials.deactivated_at is null
    and (api_credentials.ends_at is null or api_credentials.ends_at > ${now}))`;

export const insertCredential = (tx: Tx, credential: Insertable<ApiCredentials>) =>
  tx.insertInto('api_credentials').values(credential).returning(['platform_id', 'id']).executeTakeFirstOrThrow();

/** Returns the name keys of the keys of a type that work at that time. */
export const listWorkingNames = async (
  executor: Executor,
  platformId: bigint,
  type: ApiCredentialType,
  now: Date,
): Promise<string[]> => {
  const rows = await executor
    .selectFrom('api_credentials')
    .select('name_key')
    .where('platform_id', '=', platformId)
    .where('type', '=', type)
    .where(isWorking(now))
    .execute();
  return rows.map(({ name_key }) => name_key);
};

/** Returns the credentials of some types that work at that time, the newest first. */
export const listWorkingCredentials = (
  executor: Executor,
  platformId: bigint,
  types: readonly ApiCredentialType[],
  now: Date,
) =>
  executor
    .selectFrom('api_credentials')
    .select(['platform_id', 'id', 'identifier', 'type', 'display_name', 'created_at', 'last_used_at'])
    .where('platform_id', '=', platformId)
    .where('type', 'in', types)
    .where(isWorking(now))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Counts the credentials of some types that worked at a time that may be past. */
export async function countWorkingAt(
  executor: Executor,
  platformId: bigint,
  types: readonly ApiCredentialType[],
  at: Date,
): Promise<number> {
  const { count } = await executor
    .selectFrom('api_credentials')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('platform_id', '=', platformId)
    .where('type', 'in', types)
    .where('created_at', '<=', at)
    .where((eb) => eb.or([eb('deactivated_at', 'is', null), eb('deactivated_at', '>', at)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns a key itself, sealed; null for a client. */
export const findSealedKey = async (executor: Executor, { platformId, id }: TenantKey): Promise<string | null> =>
  (
    await executor
      .selectFrom('api_credentials')
      .select('sealed_key')
      .where('platform_id', '=', platformId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).sealed_key;

/** Ends a key that works; false when it works no longer. */
export async function deactivateCredential(
  tx: Tx,
  { platformId, id }: TenantKey,
  { at, byUserId }: { readonly at: Date; readonly byUserId: bigint },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_credentials')
    .set({ deactivated_at: at, deactivated_by_user_id: byUserId })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .where(isWorking(at))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const insertCredentialEvent = (
  tx: Tx,
  { platformId, id }: TenantKey,
  event: { readonly action: ApiCredentialAction; readonly userId: bigint; readonly at: Date },
) =>
  tx
    .insertInto('api_credential_events')
    .values({
      platform_id: platformId,
      credential_id: id,
      action: event.action,
      user_id: event.userId,
      created_at: event.at,
    })
    .execute();

/** Returns the keys, of every organisation, that work at `now`, end before `before`, and about which no mail went out. */
export const listEndingCredentials = (db: Db, now: Date, before: Date) =>
  db
    .selectFrom('api_credentials')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id'])
    .where('ending_mailed_at', 'is', null)
    .where('ends_at', '<=', before)
    .where(isWorking(now))
    .orderBy('id')
    .execute();

/** Returns the credentials, of every organisation, whose last day is over and that the history of integrations has not. */
export const listEndedCredentials = (db: Db, now: Date) =>
  db
    .selectFrom('api_credentials')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id'])
    .where('ending_noted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .execute();

/** Marks that the history has it; undefined when another process was first. */
export const markEndingNoted = (tx: Tx, { platformId, id }: TenantKey, at: Date) =>
  tx
    .updateTable('api_credentials')
    .set({ ending_noted_at: at })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .where('ending_noted_at', 'is', null)
    .returning(['type', 'display_name', 'ends_at'])
    .executeTakeFirst();

/** Notes that the mail about the last day of a key goes out; undefined when another process was first. */
export const markEndingMailed = (tx: Tx, { platformId, id }: TenantKey, at: Date) =>
  tx
    .updateTable('api_credentials')
    .set({ ending_mailed_at: at })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .where('ending_mailed_at', 'is', null)
    .where(isWorking(at))
    .returning(['type', 'display_name', 'masked_key', 'ends_at'])
    .executeTakeFirst();
