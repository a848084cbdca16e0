import { fullName } from '@portal/shared/domain/people/fullName';
import { resendRight } from '@portal/shared/domain/ordering/resendRules';
import type { SessionUser } from '../../access/SessionUser.ts';
import { seesEveryone } from '../../access/seesEveryone.ts';
import type { Executor } from '../../db/client.ts';
import { listHoldersOfAccount } from '../identity/index.ts';
import type { OrderView } from './orderReadModel.ts';

/** A colleague who may send a reward to another address. */
export interface AddressManager {
  readonly name: string;
  readonly email: string;
}

const LISTED = 100;

/**
 * Returns whom a user may ask to correct the address of a line: whoever placed the order, where that is possible, or the first by
 * name who sees its account. Null for a user who may do so, and for one who reads no names of colleagues: of the own orders only.
 */
export async function findAddressManager(
  executor: Executor,
  user: SessionUser,
  order: OrderView,
): Promise<AddressManager | null> {
  if (!seesEveryone(user) || resendRight(user, order.user_id === user.id) !== 'SAME_ADDRESS') return null;
  const account = { platform_id: order.platform_id, customer_id: order.account_customer_id, id: order.account_id };
  const holders = await listHoldersOfAccount(executor, account, 'ORDER_HISTORY_MANAGE', LISTED);
  const chosen = holders.find(({ id }) => id === order.user_id) ?? holders[0];
  return chosen === undefined ? null : { name: fullName(chosen.first_name, chosen.last_name), email: chosen.email };
}
