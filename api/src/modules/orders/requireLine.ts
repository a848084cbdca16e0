import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import { seesEveryone } from '../../access/seesEveryone.ts';
import { findLine, type OrderLineView } from './orderLineReadModel.ts';
import { findOrder, type OrderView } from './orderReadModel.ts';
import { ORDER_FAILURES } from './ordersErrors.ts';

const LINE_NUMBER = /^\d{1,9}$/;

/** An order by its reference. Raises 404 for one that the user does not see. */
export async function requireOrder(executor: Executor, user: SessionUser, reference: string): Promise<OrderView> {
  const order = await findOrder(executor, user, seesEveryone(user), reference);
  if (!order) throw new AppError(ORDER_FAILURES.notFound);
  return order;
}

/** A line with its order. Raises 404 for one that the user does not see. */
export async function requireLine(
  executor: Executor,
  user: SessionUser,
  { referenceOrderId, lineNumber }: { readonly referenceOrderId: string; readonly lineNumber: string },
): Promise<{ readonly order: OrderView; readonly line: OrderLineView }> {
  const order = await requireOrder(executor, user, referenceOrderId);
  const line = LINE_NUMBER.test(lineNumber) ? await findLine(executor, keyOf(order), Number(lineNumber)) : undefined;
  if (!line) throw new AppError(ORDER_FAILURES.lineNotFound);
  return { order, line };
}

export type RequireLine = typeof requireLine;
