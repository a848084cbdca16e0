import type { Insertable } from 'kysely';
import type { OrderDraftKind } from '@portal/shared/domain/ordering/orderDraftSteps';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { OrderDrafts } from '../../db/schema.generated.ts';

/** Names the drafts of a user. */
export interface DraftOwner {
  readonly platformId: bigint;
  readonly id: bigint;
}

/** A draft as it is stored; without content it has ended. */
export type OrderDraftRow = Awaited<ReturnType<typeof listDrafts>>[number];

const rowsOf = (executor: Executor, { platformId, id }: DraftOwner) =>
  executor
    .selectFrom('order_drafts')
    .select(['kind', 'version', 'format', 'step', 'content', 'updated_at'])
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id);

/** Returns the drafts of a user that were saved since then, the latest first. */
export const listDrafts = (executor: Executor, owner: DraftOwner, since: Date) =>
  rowsOf(executor, owner).where('updated_at', '>', since).orderBy('updated_at', 'desc').orderBy('kind').execute();

/** Returns a draft, also one that has ended, locked until the transaction ends. */
export const lockDraft = (tx: Tx, owner: DraftOwner, kind: OrderDraftKind): Promise<OrderDraftRow | undefined> =>
  rowsOf(tx, owner).where('kind', '=', kind).forUpdate().executeTakeFirst();

/** Adds a draft; false when there is a row of the kind by now. */
export async function insertDraft(tx: Tx, draft: Insertable<OrderDrafts>): Promise<boolean> {
  const row = await tx
    .insertInto('order_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes a draft, whose version grows. */
export const updateDraft = (
  tx: Tx,
  { platformId, id }: DraftOwner,
  kind: OrderDraftKind,
  changes: Pick<Insertable<OrderDrafts>, 'content' | 'updated_at'> & Partial<Insertable<OrderDrafts>>,
) =>
  tx
    .updateTable('order_drafts')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('kind', '=', kind)
    .execute();

/** Deletes the drafts, with what is left of those that have ended, that nobody has saved since then. */
export const deleteExpiredDrafts = (db: Db, before: Date) =>
  db.deleteFrom('order_drafts').modifyEnd(EVERY_TENANT).where('updated_at', '<=', before).execute();
