import { sql, type RawBuilder } from 'kysely';
import type { Db, Executor, Tx } from '../../db/client.ts';

/** Returns those of these numbers (E.164) whose owners want no more texts, of whichever organisation. */
export async function listOptedOut(executor: Executor, numbers: readonly string[]): Promise<string[]> {
  if (numbers.length === 0) return [];
  const rows = await executor
    .selectFrom('text_opt_outs')
    .select('number')
    .where((eb) => eb('number', '=', eb.fn.any(eb.val([...numbers]))))
    .execute();
  return rows.map(({ number }) => number);
}

/** The condition that the owner of a number (E.164) wants no more texts. */
export const isOptedOut = (number: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from text_opt_outs where text_opt_outs.number = ${number})`;

/** Notes that the owner of a number wants no more texts; the first time stays. */
export const insertOptOut = (tx: Tx, number: string, at: Date) =>
  tx
    .insertInto('text_opt_outs')
    .values({ number, stopped_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Removes it: the owner wants texts again. */
export const deleteOptOut = (tx: Tx, number: string) =>
  tx.deleteFrom('text_opt_outs').where('number', '=', number).execute();

/** Notes an answer by its id at the service; false when it was noted before. */
export async function noteReply(tx: Tx, messageId: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('text_replies')
    .values({ message_id: messageId, received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes the notes of answers from before that time, which no service repeats. */
export const deleteRepliesBefore = (db: Db, time: Date) =>
  db.deleteFrom('text_replies').where('received_at', '<', time).execute();
