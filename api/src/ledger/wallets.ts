import { sql } from 'kysely';
import type { Executor, Tx } from '../db/client.ts';
import type { AccountKey } from './Journal.ts';
import { raiseLedgerError } from './ledgerErrors.ts';
import { PREPARED } from '../db/preparingPool.ts';

/** The balance of an account, minor units. `floorMinor` is 0 or minus the credit limit. */
export interface WalletBalance {
  readonly balanceMinor: bigint;
  readonly floorMinor: bigint;
  readonly currencyCode: string;
}

/** A wallet by row ids. */
export interface WalletKey {
  readonly platformId: bigint;
  readonly walletId: bigint;
}

/** Returns the row id of an account's wallet. Raises an error when the account has none. */
export async function toWalletKey(executor: Executor, account: AccountKey): Promise<WalletKey> {
  const wallet = await findWallet(executor, account);
  if (!wallet) throw new Error(`Account ${String(account.accountId)} has no wallet`);
  return { platformId: account.platformId, walletId: wallet.id };
}

/** Opens the wallet of an account with nothing in it, and its hold. `floorMinor`: 0n, or minus the credit limit. */
export async function openWallet(tx: Tx, { platformId, accountId }: AccountKey, floorMinor: bigint): Promise<void> {
  await sql`select open_wallet(${platformId}, ${accountId}, ${floorMinor})`.execute(tx);
}

/** Changes a wallet's floor: 0n, or minus the credit limit. Raises `InsufficientFunds` when the balance is below it. */
export async function setWalletFloor(tx: Tx, { platformId, accountId }: AccountKey, floorMinor: bigint): Promise<void> {
  await sql`select set_wallet_floor(${platformId}, ${accountId}, ${floorMinor})`.execute(tx).catch(raiseLedgerError);
}

/** Returns the wallet of an account; undefined until it is opened. */
export const findWallet = (executor: Executor, { platformId, accountId }: AccountKey) =>
  executor
    .selectFrom('ledger_accounts')
    .modifyFront(PREPARED)
    .select(['id', 'balance_minor', 'floor_minor', 'currency_code'])
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'WALLET')
    .executeTakeFirst();

/** Returns the balance of an account. Raises an error when the account has no wallet. */
export async function walletBalance(executor: Executor, account: AccountKey): Promise<WalletBalance> {
  const wallet = await findWallet(executor, account);
  if (!wallet) throw new Error(`Account ${String(account.accountId)} has no wallet`);
  return {
    balanceMinor: wallet.balance_minor ?? 0n,
    floorMinor: wallet.floor_minor ?? 0n,
    currencyCode: wallet.currency_code,
  };
}

/** Returns the available amount: the balance above the floor. */
export const spendable = ({ balanceMinor, floorMinor }: WalletBalance): bigint => balanceMinor - floorMinor;
