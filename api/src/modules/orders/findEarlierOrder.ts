import type { SessionUser } from '../../access/SessionUser.ts';
import { seesEveryone } from '../../access/seesEveryone.ts';
import type { Executor } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import { findPaymentOf } from '../orderPayments/index.ts';
import * as orders from './orderRepository.ts';
import { ORDER_FAILURES } from './ordersErrors.ts';

/** The order with an external reference. Raises 409 when its content differs or the user may not see it. */
export async function findEarlierOrder(
  executor: Executor,
  user: SessionUser,
  { platformId, accountId, reference }: orders.ExternalReference,
  contentHash: string | null,
): Promise<orders.Order | undefined> {
  const earlier = await orders.findByExternalReference(executor, platformId, accountId, reference);
  if (!earlier) return undefined;
  if (earlier.user_id !== user.id && !seesEveryone(user)) throw new AppError(ORDER_FAILURES.referenceTaken);
  if ((await findPaymentOf(executor, keyOf(earlier)))?.status === 'CREATED') throw new AppError(ORDER_FAILURES.paying);
  if (earlier.content_hash === contentHash) return earlier;
  const values = { referenceOrderId: earlier.reference_order_id };
  throw new AppError({ ...ORDER_FAILURES.otherContent, values });
}
