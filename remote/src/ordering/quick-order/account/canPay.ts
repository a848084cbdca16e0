import type { Account } from '@portal/shared/contract/customers';
import { orderingRefusal } from '@portal/shared/domain/ordering/orderingRefusal';

/** False for frozen, closed and disabled accounts. */
export const canPay = (account: Account): boolean => orderingRefusal(account) === null;
