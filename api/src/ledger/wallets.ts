import { sql } from 'kysely';
import type { Executor, Tx } from '../db/client.ts';
import type { AccountKey } from './Journal.ts';
import { raiseLedgerError } from './ledgerErrors.ts';

/** What an account holds, minor units. `floorMinor` is 0 or minus the credit limit. */
export interface WalletBalance {
  readonly balanceMinor: bigint;
  readonly floorMinor: bigint;
  readonly currencyCode: string;
}

/** Opens the wallet of an account with nothing in it, and its hold. `floorMinor`: 0n, or minus the credit limit. */
export async function openWallet(tx: Tx, { platformId, accountId }: AccountKey, floorMinor: bigint): Promise<void> {
  await sql`select open_wallet(${platformId}, ${accountId}, ${floorMinor})`.execute(tx);
}

/** Changes a wallet's floor: 0n, or minus the credit limit. Raises `InsufficientFunds` when the balance is below it. */
export async function setWalletFloor(tx: Tx, { platformId, accountId }: AccountKey, floorMinor: bigint): Promise<void> {
  await sql`select set_wallet_floor(${platformId}, ${accountId}, ${floorMinor})`.execute(tx).catch(raiseLedgerError);
}

/** The balance of an account. Raises when the account has no wallet. */
export async function walletBalance(executor: Executor, { platformId, accountId }: AccountKey): Promise<WalletBalance> {
  const wallet = await executor
    .selectFrom('ledger_accounts')
    .select(['balance_minor', 'floor_minor', 'currency_code'])
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'WALLET')
    .executeTakeFirst();
  if (!wallet) throw new Error(`Account ${String(accountId)} has no wallet`);
  return {
    balanceMinor: wallet.balance_minor ?? 0n,
    floorMinor: wallet.floor_minor ?? 0n,
    currencyCode: wallet.currency_code,
  };
}

/** Available amount: the balance above the floor. */
export const spendable = ({ balanceMinor, floorMinor }: WalletBalance): bigint => balanceMinor - floorMinor;
