import { textAt } from '../harness/json.ts';
import type { LedgerDatabase } from '../harness/openLedger.ts';

/** Balance of an account in minor units. */
export async function balanceOf(ledger: LedgerDatabase, accountIdentifier: string): Promise<bigint> {
  const [wallet] = await ledger.query(
    `select balance_minor::text as balance from ledger_accounts l join accounts a on a.platform_id = l.platform_id and a.id = l.account_id
     where l.kind = 'WALLET' and a.identifier = $1`,
    [accountIdentifier],
  );
  return BigInt(textAt(wallet, 'balance'));
}

/** Sets the balance of an account (minor units) by a journal. */
export async function setBalance(
  ledger: LedgerDatabase,
  accountIdentifier: string,
  amountMinor: bigint,
): Promise<void> {
  const missing = amountMinor - (await balanceOf(ledger, accountIdentifier));
  if (missing !== 0n) await ledger.fund(accountIdentifier, missing);
}
