import { isKybCleared } from '@portal/shared/domain/access/businessReview';
import { KYB_STATUSES, type KybStatus } from '@portal/shared/domain/access/kybStatuses';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { Platforms } from '../../db/schema.generated.ts';
import { PREPARED } from '../../db/preparingPool.ts';

/** Returns a platform by row id. */
export const findPlatform = (executor: Executor, id: bigint): Promise<Selectable<Platforms>> =>
  executor.selectFrom('platforms').modifyFront(PREPARED).selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/**
 * Returns the state of the review of a platform's business. One that a decision may still change stays as it is until the
 * transaction ends.
 */
export async function holdKybStatus(tx: Tx, id: bigint): Promise<KybStatus> {
  const status = tx.selectFrom('platforms').modifyFront(PREPARED).select('kyb_status').where('id', '=', id);
  const { kyb_status: seen } = await status.executeTakeFirstOrThrow();
  if (isKybCleared(seen)) return oneOf(KYB_STATUSES, seen);
  const { kyb_status: held } = await status.forShare().executeTakeFirstOrThrow();
  return oneOf(KYB_STATUSES, held);
}

/** The condition that the platform of a column or value is active, for a statement about something of it. */
export const isPlatformActive = (platformId: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from platforms where platforms.id = ${platformId} and platforms.status = 'ACTIVE')`;

/** The condition that a platform's rewards go to listed people alone. */
export const hasAllowlist = (platformId: bigint): RawBuilder<SqlBool> =>
  sql<SqlBool>`(select has_allowlist from platforms where id = ${platformId})`;

/** Returns a platform by its client identifier; undefined when there is none. */
export const findPlatformBy = (executor: Executor, platformClientId: string) =>
  executor.selectFrom('platforms').selectAll().where('platform_client_id', '=', platformClientId).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockPlatform = (tx: Tx, platformClientId: string) =>
  tx
    .selectFrom('platforms')
    .selectAll()
    .where('platform_client_id', '=', platformClientId)
    .forUpdate()
    .executeTakeFirst();

/** Returns the address of the staff who run the portal; that of the platform itself where there are none. */
export async function findStaffEmail(
  executor: Executor,
  { support_email }: Pick<Selectable<Platforms>, 'support_email'>,
) {
  const staff = await executor
    .selectFrom('platforms')
    .select('support_email')
    .where('is_staff', '=', true)
    .orderBy('id')
    .executeTakeFirst();
  return staff?.support_email ?? support_email;
}

/** Changes a platform; returns it as it is then. */
export const updatePlatform = (tx: Tx, id: bigint, changes: Updateable<Platforms>) =>
  tx.updateTable('platforms').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Returns what a platform says of features itself; nothing for one that does not exist. */
export async function readOwnTreatments(executor: Executor, platformClientId: string): Promise<unknown> {
  const row = await executor
    .selectFrom('platforms')
    .select('feature_treatments')
    .where('platform_client_id', '=', platformClientId)
    .executeTakeFirst();
  return row?.feature_treatments;
}

/** Adds a platform. */
export const insertPlatform = (executor: Executor, platform: Insertable<Platforms>): Promise<Selectable<Platforms>> =>
  executor.insertInto('platforms').values(platform).returningAll().executeTakeFirstOrThrow();
