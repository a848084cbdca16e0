import type { Executor } from '../db/client.ts';
import { PREPARED } from '../db/preparingPool.ts';

/** Returns the public identifier of a journal. */
export async function findJournalIdentifier(
  executor: Executor,
  platformId: bigint,
  journalId: bigint,
): Promise<string> {
  const { identifier } = await executor
    .selectFrom('ledger_journals')
    .modifyFront(PREPARED)
    .select('identifier')
    .where('platform_id', '=', platformId)
    .where('id', '=', journalId)
    .executeTakeFirstOrThrow();
  return identifier;
}

/** Returns the row id of the journal of a public identifier; undefined when there is none. */
export async function findJournalId(
  executor: Executor,
  platformId: bigint,
  identifier: string,
): Promise<bigint | undefined> {
  const journal = await executor
    .selectFrom('ledger_journals')
    .select('id')
    .where('platform_id', '=', platformId)
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  return journal?.id;
}
