import type { BatchOutcome, ResendReason } from '@portal/shared/domain/ordering/resendRules';
import type { Tx } from '../../../db/client.ts';
import { insertAll } from '../../../db/insertAll.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';

interface NewBatch {
  readonly platformId: bigint;
  readonly identifier: string;
  readonly userId: bigint;
  readonly reason: ResendReason;
  readonly otherReason: string | null;
  readonly at: Date;
}

/** A line of a new batch. `outcome`: why it does not go, null for one that does. */
export interface NewBatchLine {
  readonly lineId: bigint;
  readonly newEmail: string | null;
  readonly outcome: BatchOutcome | null;
}

/** Adds a batch with its lines in their order. Returns the batch's row id. */
export async function insertBatch(tx: Tx, batch: NewBatch, lines: readonly NewBatchLine[]): Promise<bigint> {
  const { platformId } = batch;
  const { id } = await tx
    .insertInto('resend_batches')
    .values({
      platform_id: platformId,
      identifier: batch.identifier,
      user_id: batch.userId,
      reason: batch.reason,
      other_reason: batch.otherReason,
      created_at: batch.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = lines.map(({ lineId, newEmail, outcome }, position) => ({
    platform_id: platformId,
    resend_batch_id: id,
    order_line_id: lineId,
    position,
    new_email: newEmail,
    outcome,
  }));
  await insertAll(tx, 'resend_batch_lines', rows, ['position']);
  return id;
}

/** Returns the next line of a batch that waits, locked, with what was asked; none that another worker has. */
export const lockNextLine = (tx: Tx, { platformId, id }: TenantKey) =>
  tx
    .selectFrom('resend_batch_lines as lines')
    .innerJoin('resend_batches as batches', (join) =>
      join.onRef('batches.platform_id', '=', 'lines.platform_id').onRef('batches.id', '=', 'lines.resend_batch_id'),
    )
    .select(['lines.order_line_id', 'lines.new_email', 'batches.user_id', 'batches.reason', 'batches.other_reason'])
    .where('lines.platform_id', '=', platformId)
    .where('lines.resend_batch_id', '=', id)
    .where('lines.outcome', 'is', null)
    .orderBy('lines.position')
    .limit(1)
    .forUpdate('lines')
    .skipLocked()
    .executeTakeFirst();

export const settleLine = (tx: Tx, { platformId, id }: TenantKey, lineId: bigint, outcome: BatchOutcome) =>
  tx
    .updateTable('resend_batch_lines')
    .set({ outcome })
    .where('platform_id', '=', platformId)
    .where('resend_batch_id', '=', id)
    .where('order_line_id', '=', lineId)
    .execute();

/** Gives up the lines that still wait. */
export const giveUpLines = (tx: Tx, { platformId, id }: TenantKey) =>
  tx
    .updateTable('resend_batch_lines')
    .set({ outcome: 'failed' satisfies BatchOutcome })
    .where('platform_id', '=', platformId)
    .where('resend_batch_id', '=', id)
    .where('outcome', 'is', null)
    .execute();
