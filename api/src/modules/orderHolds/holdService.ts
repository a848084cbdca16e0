import type { HoldDecisionBody, StaffHold, StaffHoldsQuery } from '@portal/shared/contract/staffHolds';
import { checkHoldReason, isDecidedByStaff } from '@portal/shared/domain/ordering/orderHold';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import { readCappedPage } from '../../lists/readCappedPage.ts';
import type { List } from '../../lists/sendList.ts';
import { lockOrder, refuseHold, releaseHold, type Order, type StartOrderDeps } from '../orders/index.ts';
import { HOLD_FAILURES } from './holdErrors.ts';
import { countHolds, findHoldOf, listHolds } from './holdReadModel.ts';
import { toStaffHold } from './toStaffHold.ts';

interface HoldServiceDeps extends StartOrderDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Held orders of every organisation, and the decisions about them. Raises 404 for an order that was never held. */
export function createHoldService({ db, clock, ...starting }: HoldServiceDeps) {
  const settle = (
    tx: Tx,
    user: SessionUser,
    order: Order,
    { decision, reason }: HoldDecisionBody,
  ): Promise<boolean> => {
    const run = decision === 'RELEASE' ? releaseHold : refuseHold;
    return run(starting, tx, order, { reason, by: user.email, at: clock.now() });
  };

  return {
    list: ({ page, size, ...filter }: StaffHoldsQuery): Promise<List<StaffHold>> =>
      readCappedPage(
        { page, size },
        { count: (limit) => countHolds(db, filter, limit), read: (window) => listHolds(db, filter, window) },
        (row) => toStaffHold(row, clock.now()),
      ),

    get: async (reference: string): Promise<StaffHold> =>
      toStaffHold(found(await findHoldOf(db, reference)), clock.now()),

    /**
     * Raises 400 at the reason, 409 that names who decided after the hold was read, and 409 for a hold that staff do not decide;
     * the same decision again is none.
     */
    decide: (user: SessionUser, reference: string, given: HoldDecisionBody): Promise<StaffHold> =>
      withTransaction(db, async (tx) => {
        const body = { ...given, reason: given.reason.trim() };
        requireReason(body);
        const order = await lockHeld(tx, reference);
        const hold = toStaffHold(found(await findHoldOf(tx, reference)), clock.now());
        if (hold.decision === null && hold.version === body.version) {
          if (!isDecidedByStaff(hold.hold.reason)) throw new AppError(HOLD_FAILURES.notWaiting);
          if (!(await settle(tx, user, order, body))) throw new AppError(HOLD_FAILURES.notWaiting);
          return toStaffHold(found(await findHoldOf(tx, reference)), clock.now());
        }
        if (isRepeated(user, hold, body)) return hold;
        throw new AppError({ ...HOLD_FAILURES.changed, values: { name: hold.decision?.decidedBy ?? '' } });
      }),
  };
}

async function lockHeld(tx: Tx, reference: string): Promise<Order> {
  const { platform_id: platformId, order_id: id } = found(await findHoldOf(tx, reference));
  const order = await lockOrder(tx, { platformId, id });
  if (order === undefined) throw new AppError(COMMON_FAILURES.notFound);
  return order;
}

/** True for a decision that was sent again, as after its answer was lost. */
const isRepeated = (user: SessionUser, { decision, version }: StaffHold, body: HoldDecisionBody): boolean =>
  decision?.decision === body.decision &&
  decision.reason === body.reason &&
  decision.decidedBy === user.email &&
  version === body.version + 1;

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError(COMMON_FAILURES.notFound);
  return row;
}

function requireReason({ decision, reason }: HoldDecisionBody): void {
  const fields = fieldErrors('reason', checkHoldReason(decision, reason));
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
}

export type HoldService = ReturnType<typeof createHoldService>;
