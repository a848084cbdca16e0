import { holds } from '@portal/shared/domain/access/permissions';
import type { SessionUser } from '../../access/SessionUser.ts';
import { AppError } from '../../errors/AppError.ts';
import { InsufficientFunds } from '../../ledger/ledgerErrors.ts';
import { ORDER_FAILURES } from './ordersErrors.ts';

/** The shortfall would reveal the balance, so it is disclosed only to users who may see that. */
export async function disclose<T>(user: SessionUser, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InsufficientFunds && !holds(user, 'VIEW_BALANCE_ACCESS'))
      throw new AppError(ORDER_FAILURES.insufficientUndisclosed);
    throw error;
  }
}
