import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { PREPARED } from '../db/preparingPool.ts';
import { toJson } from '../db/toJson.ts';
import type { Journal } from './Journal.ts';
import { raiseLedgerError } from './ledgerErrors.ts';

/**
 * Writes journals in their order, all or none: balances run from each to the next. Returns their ids. Raises
 * `InsufficientFunds` when one would take a wallet under its floor, and a plain error for what only a fault of the caller
 * can ask for: lines that do not sum to zero, an account of another platform or currency, a hold under zero.
 */
export async function postJournals(tx: Tx, platformId: bigint, journals: readonly Journal[]): Promise<bigint[]> {
  const { rows } = await sql<{ ids: bigint[] }>`${PREPARED}
    select post_journals(${platformId}, ${toJson(journals)}::jsonb) as ids`
    .execute(tx)
    .catch(raiseLedgerError);
  return rows.flatMap(({ ids }) => ids);
}

/** Writes one journal as `postJournals` does. Returns its id. */
export async function postJournal(tx: Tx, platformId: bigint, journal: Journal): Promise<bigint> {
  const [id] = await postJournals(tx, platformId, [journal]);
  if (id === undefined) throw new Error('The journal was not written');
  return id;
}
