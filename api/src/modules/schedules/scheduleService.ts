import type { ChangeScheduleBody, Schedule, SentNow } from '@portal/shared/contract/schedules';
import { checkScheduledTime } from '@portal/shared/domain/ordering/schedule';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { enqueueOnce } from '../../jobs/enqueueOnce.ts';
import {
  isWaiting,
  lockOrder,
  lockScheduledLines,
  mayChangeSchedule,
  moveScheduledLines,
  requireLine,
  requireOrder,
  type Order,
  type ScheduledLine,
} from '../orders/index.ts';
import { moveMails } from '../outbox/index.ts';
import { firstRewardEnd } from '../rewards/index.ts';
import { SCHEDULE_FAILURES } from './scheduleErrors.ts';
import { insertScheduleChanges } from './scheduleRepository.ts';
import { sendLinesNow, type SendDueDeps } from './sendDueWorker.ts';

/** An order, or one line of it. */
export interface ScheduleAddress {
  readonly referenceOrderId: string;
  readonly lineNumber?: string | undefined;
}

interface ScheduleTarget {
  /** Locked. */
  readonly order: Order;
  readonly reference: string;
  readonly lines: readonly ScheduledLine[];
  readonly at: Date;
}

/**
 * Moves what waits for its time, or sends it now. Raises 404 for an order or line that the user does not see, 403 without the right to
 * change it, 409 when it was moved or sent meanwhile or is not issued yet, and 422 for a time at which it cannot be sent.
 */
export function createScheduleService({ db, clock, enqueue, enqueueAll }: SendDueDeps) {
  const record = async (
    tx: Tx,
    user: SessionUser,
    { order, reference, lines, at }: ScheduleTarget,
    to: { readonly at: Date; readonly timeZone: string } | null,
  ): Promise<void> => {
    const changes = lines.map((line) => ({
      platform_id: order.platform_id,
      order_line_id: line.id,
      user_id: user.id,
      scheduled_at: to?.at ?? null,
      time_zone: to?.timeZone ?? null,
      former_at: line.scheduled_at,
      former_time_zone: line.scheduled_time_zone,
      created_at: at,
    }));
    await insertScheduleChanges(tx, changes);
    await writeAudit(tx, {
      platformId: order.platform_id,
      actorUserId: user.id,
      action: to === null ? 'order.sentNow' : 'order.rescheduled',
      entityType: 'order',
      entityId: reference,
      details: { lines: lines.length, ...(to !== null && { to: to.at.toISOString(), timeZone: to.timeZone }) },
      at,
    });
  };

  return {
    move: (user: SessionUser, address: ScheduleAddress, body: ChangeScheduleBody): Promise<Schedule> =>
      withTransaction(db, async (tx) => {
        const target = await lockTarget(tx, user, address, { version: body.version, at: clock.now() });
        const { order, lines } = target;
        const to = { at: new Date(body.scheduledDeliveryTime), timeZone: body.timeZone };
        await requireSendable(tx, target, to);
        const lineIds = lines.map(({ id }) => id);
        await moveScheduledLines(tx, order, lineIds, to);
        await moveMails(tx, { platformId: order.platform_id, lineIds, dueAt: to.at });
        await enqueueOnce(tx, enqueue, {
          queue: 'send-scheduled',
          data: {
            platformId: String(order.platform_id),
            orderId: String(order.id),
            dueAt: to.at.toISOString(),
          },
          startAfter: to.at,
        });
        await record(tx, user, target, to);
        return {
          scheduledDeliveryTime: to.at.toISOString(),
          timeZone: to.timeZone,
          isForAll: true,
          version: body.version + 1,
          canChange: true,
        };
      }),

    sendNow: (user: SessionUser, address: ScheduleAddress, version: number): Promise<SentNow> =>
      withTransaction(db, async (tx) => {
        const target = await lockTarget(tx, user, address, { version, at: clock.now() });
        const { order, lines, at } = target;
        await sendLinesNow(tx, enqueueAll, { order, lineIds: lines.map(({ id }) => id), at });
        await record(tx, user, target, null);
        return { lines: lines.length };
      }),
  };
}

export type ScheduleService = ReturnType<typeof createScheduleService>;

/** Locks what is changed: an order before its lines, as all do that change both. */
async function lockTarget(
  tx: Tx,
  user: SessionUser,
  { referenceOrderId, lineNumber }: ScheduleAddress,
  { version, at }: { readonly version: number; readonly at: Date },
): Promise<ScheduleTarget> {
  const line =
    lineNumber === undefined ? undefined : (await requireLine(tx, user, { referenceOrderId, lineNumber })).line;
  const seen = await requireOrder(tx, user, referenceOrderId);
  if (!mayChangeSchedule(user, seen.user_id)) throw new AppError(COMMON_FAILURES.forbidden);
  const order = await lockOrder(tx, keyOf(seen));
  if (order === undefined) throw new AppError(COMMON_FAILURES.notFound);
  if (isWaiting(order.status)) throw new AppError(SCHEDULE_FAILURES.notProcessed);
  const lines = await lockScheduledLines(tx, keyOf(order), line?.id);
  if (lines.length === 0) throw new AppError(SCHEDULE_FAILURES.sent);
  const current = line === undefined ? order.schedule_version : lines[0]?.schedule_version;
  if (current !== version) throw new AppError(SCHEDULE_FAILURES.moved);
  return { order, reference: referenceOrderId, lines, at };
}

async function requireSendable(
  tx: Tx,
  { order, lines, at: now }: ScheduleTarget,
  { at, timeZone }: { readonly at: Date; readonly timeZone: string },
): Promise<void> {
  const lineIds = lines.map(({ id }) => id);
  const end = await firstRewardEnd(tx, order.platform_id, lineIds);
  const refusal =
    checkScheduledTime(at, timeZone, now) ?? (end !== null && end <= at ? { key: 'error.schedule.lastDay' } : null);
  if (refusal === null) return;
  const field = refusal.key === 'error.schedule.zone' ? 'timeZone' : 'scheduledDeliveryTime';
  const values = 'values' in refusal && refusal.values ? { values: { ...refusal.values } } : {};
  throw new AppError({ ...SCHEDULE_FAILURES.invalid, fields: [{ field, i18nKey: refusal.key, ...values }] });
}
