import { DELIVERY_METHODS, type DeliveryMethod } from '@portal/shared/domain/enumerations';
import { lineReasonOf } from '@portal/shared/domain/ordering/lineReasons';
import type {
  ResendBatch,
  ResendBatchBody,
  ResendBatchLine,
  ResendBatchLines,
  ResendBatchLinesQuery,
  ResendReview,
  ResendReviewBody,
  ResendReviewLine,
} from '@portal/shared/contract/resendBatches';
import { BATCH_OUTCOMES, SKIP_REASONS } from '@portal/shared/domain/ordering/resendRules';
import { fullName } from '@portal/shared/domain/people/fullName';
import { randomUUID } from 'node:crypto';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db, Executor, Tx } from '../../../db/client.ts';
import { oneOf } from '../../../db/oneOf.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import type { Enqueue } from '../../../jobs/portalJobs.ts';
import { toResendReason } from '../resendLine.ts';
import { countOutcomes, findBatch, listBatchLines } from './batchReadModel.ts';
import { insertBatch } from './batchRepository.ts';
import { chosenLines, requireSendable, type ChosenLine } from './chosenLines.ts';

interface BatchDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  /** The ways in which this installation sends. */
  readonly deliveryMethods: readonly DeliveryMethod[];
}

/** Sending many lines again: what would become of each, the batch, and what became of them. Batches are seen by who asked. */
export function createBatchService({ db, clock, enqueue, deliveryMethods }: BatchDeps) {
  return {
    /** Raises 404 when one of the lines is not seen by the user. */
    review: async (user: SessionUser, { lineIds }: ResendReviewBody): Promise<ResendReview> => {
      const asked = lineIds.map((lineId) => ({ lineId }));
      return { lines: (await chosenLines(db, user, asked, { now: clock.now(), deliveryMethods })).map(toReviewLine) };
    },

    /** Raises 404 as above, 403 for a new address without the right to it, 400 at an address that is refused or is another's too. */
    create: async (tx: Tx, user: SessionUser, body: ResendBatchBody): Promise<ResendBatch> => {
      const at = clock.now();
      const chosen = await chosenLines(tx, user, body.lines, { now: at, deliveryMethods });
      requireSendable(chosen, body.sharedAcknowledged);
      const { platformId } = user;
      const lines = chosen.map(({ line, newEmail, skip }) => ({ lineId: line.id, newEmail, outcome: skip }));
      const batch = { platformId, identifier: randomUUID(), userId: user.id, ...toResendReason(body), at };
      const id = await insertBatch(tx, batch, lines);
      const data = { platformId: String(platformId), batchId: String(id) };
      await enqueue(tx, { queue: 'send-lines-again', data });
      return toBatch(tx, { platform_id: platformId, id, identifier: batch.identifier, created_at: at });
    },

    get: async (user: SessionUser, identifier: string): Promise<ResendBatch> =>
      toBatch(db, await requireBatch(db, user, identifier)),

    listLines: async (
      user: SessionUser,
      identifier: string,
      { outcome, page, size }: ResendBatchLinesQuery,
    ): Promise<ResendBatchLines> => {
      const batch = await requireBatch(db, user, identifier);
      const window = { limit: size, offset: page * size };
      const chosen = BATCH_OUTCOMES.find((one) => one === outcome);
      const rows = await listBatchLines(db, keyOf(batch), { outcome: chosen, ...window });
      return { content: rows.map(toBatchLine), page, size, totalElements: rows[0]?.total ?? 0, isCapped: false };
    },
  };
}

export type BatchService = ReturnType<typeof createBatchService>;

async function requireBatch(executor: Executor, { platformId, id }: SessionUser, identifier: string) {
  const batch = await findBatch(executor, { platformId, id }, identifier);
  if (batch === undefined) throw new AppError(COMMON_FAILURES.notFound);
  return batch;
}

async function toBatch(executor: Executor, batch: BatchRow): Promise<ResendBatch> {
  const outcomes = await countOutcomes(executor, keyOf(batch));
  const linesOf = (wanted: string | null) => outcomes.find(({ outcome }) => outcome === wanted)?.lines ?? 0;
  return {
    batchIdentifier: batch.identifier,
    createdDate: batch.created_at.toISOString(),
    total: outcomes.reduce((sum, { lines }) => sum + lines, 0),
    sent: linesOf('sent'),
    skipped: outcomes.flatMap(({ outcome, lines }) =>
      outcome === null || outcome === 'sent' ? [] : [{ reason: oneOf(SKIP_REASONS, outcome), lines }],
    ),
    isFinished: linesOf(null) === 0,
  };
}

type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>;
type BatchLineRow = Awaited<ReturnType<typeof listBatchLines>>[number];

const toBatchLine = (row: BatchLineRow): ResendBatchLine => ({
  lineId: String(row.order_line_id),
  referenceOrderId: row.reference_order_id,
  lineNumber: row.line_number,
  recipientName: fullName(row.first_name, row.last_name),
  recipientEmail: row.new_email ?? row.email,
  recipientMobileNumber: row.mobile_number,
  rewardName: row.reward_name,
  outcome: row.outcome === null ? null : oneOf(BATCH_OUTCOMES, row.outcome),
});

const toReviewLine = ({ line, canChangeAddress, skip }: ChosenLine): ResendReviewLine => ({
  lineId: String(line.id),
  referenceOrderId: line.reference_order_id,
  lineNumber: line.line_number,
  recipientName: fullName(line.first_name, line.last_name),
  recipientEmail: line.email,
  recipientMobileNumber: line.mobile_number,
  rewardName: line.reward_name,
  deliveryMethod: oneOf(DELIVERY_METHODS, line.delivery_method),
  canChangeAddress,
  reason: line.delivery_status === 'NOT_DELIVERED' ? lineReasonOf(line.status_reason ?? 'unknown') : null,
  wasOpened: line.first_viewed_at !== null,
  skip,
});
