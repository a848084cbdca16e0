import type { Executor } from '../db/client.ts';

/** The public identifier of a journal. */
export async function findJournalIdentifier(
  executor: Executor,
  platformId: bigint,
  journalId: bigint,
): Promise<string> {
  const { identifier } = await executor
    .selectFrom('ledger_journals')
    .select('identifier')
    .where('platform_id', '=', platformId)
    .where('id', '=', journalId)
    .executeTakeFirstOrThrow();
  return identifier;
}
