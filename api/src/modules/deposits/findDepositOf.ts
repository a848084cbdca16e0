import type { Executor } from '../../db/client.ts';
import { findJournalId } from '../../ledger/journalReadModel.ts';
import type { DepositKey } from './depositReference.ts';
import { findDepositBy, findDepositOfJournal, type DepositRow } from './depositRepository.ts';

/** Returns the deposit that a row of the history is about: that of the identifier, or that with the journal of the identifier. */
export async function findDepositOf(
  executor: Executor,
  key: DepositKey,
  journal: 'credit_journal_id' | 'reversal_journal_id' | null,
): Promise<DepositRow | undefined> {
  if (journal === null) return findDepositBy(executor, key);
  const { platformId, identifier } = key;
  const journalId = await findJournalId(executor, platformId, identifier);
  return journalId === undefined ? undefined : findDepositOfJournal(executor, { platformId, journalId }, journal);
}
