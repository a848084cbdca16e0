import type { Executor, Tx } from '../db/client.ts';

/** What an account holds, minor units. `floorMinor` is 0 or minus the credit limit; null: no floor. */
export interface WalletBalance {
  readonly balanceMinor: bigint;
  readonly floorMinor: bigint | null;
  readonly currencyCode: string;
}

/** Opens the wallet of an account with nothing in it. `floorMinor`: 0n, or minus the credit limit. */
export async function openWallet(
  tx: Tx,
  accountId: bigint,
  currencyCode: string,
  floorMinor: bigint | null,
): Promise<void> {
  await tx
    .insertInto('ledger_accounts')
    .values({
      kind: 'WALLET',
      account_id: accountId,
      currency_code: currencyCode,
      balance_minor: 0n,
      floor_minor: floorMinor,
    })
    .execute();
}

/** The balances of many accounts in one query; an account without a wallet is absent. */
export async function walletBalances(
  executor: Executor,
  accountIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, WalletBalance>> {
  if (accountIds.length === 0) return new Map();
  const rows = await executor
    .selectFrom('ledger_accounts')
    .select(['account_id', 'balance_minor', 'floor_minor', 'currency_code'])
    .where('kind', '=', 'WALLET')
    .where('account_id', 'in', [...accountIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.account_id ?? 0n,
      { balanceMinor: row.balance_minor ?? 0n, floorMinor: row.floor_minor, currencyCode: row.currency_code },
    ]),
  );
}

/** The balance of one account. Raises when the account has no wallet. */
export async function walletBalance(executor: Executor, accountId: bigint): Promise<WalletBalance> {
  const balance = (await walletBalances(executor, [accountId])).get(accountId);
  if (!balance) throw new Error(`Account ${String(accountId)} has no wallet`);
  return balance;
}

/** What may be spent: the balance above the floor; null where there is no floor. */
export const spendable = (wallet: WalletBalance): bigint | null =>
  wallet.floorMinor === null ? null : wallet.balanceMinor - wallet.floorMinor;
