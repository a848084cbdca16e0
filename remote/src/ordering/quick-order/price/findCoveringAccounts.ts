import type { Account } from '@portal/shared/contract/customers';
import { canPay } from '../account/canPay.ts';

interface PaymentShortfall {
  readonly accountIdentifier: string;
  readonly currencyCode: string;
  /** Major units. */
  readonly orderTotal: number;
}

const MOST = 3;

/** Other accounts that cover an order, the best filled first; only those of its currency whose balance the user may see. */
export const findCoveringAccounts = (
  accounts: readonly Account[],
  { accountIdentifier, currencyCode, orderTotal }: PaymentShortfall,
): readonly Account[] => {
  const balance = (account: Account): number => account.availableBalance ?? 0;
  return accounts
    .filter(
      (account) =>
        account.accountIdentifier !== accountIdentifier &&
        canPay(account) &&
        account.currencyCode === currencyCode &&
        balance(account) >= orderTotal,
    )
    .sort((a, b) => balance(b) - balance(a))
    .slice(0, MOST);
};
