import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';

type WatchedAccount = BalanceAlert['accounts'][number];

/** The accounts of an alert whose balance is under its threshold now, as far as the user may see balances. */
export const findAccountsBelow = ({ accounts, threshold }: BalanceAlert): readonly WatchedAccount[] =>
  accounts.filter(({ availableBalance }) => availableBalance !== null && availableBalance < threshold);
