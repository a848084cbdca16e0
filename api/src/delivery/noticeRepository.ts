import type { Insertable } from 'kysely';
import type { Tx } from '../db/client.ts';
import type { Outbox } from '../db/schema.generated.ts';

/** Puts a notice into the outbox; returns its row's id. */
export const insertNotice = (tx: Tx, notice: Insertable<Outbox>): Promise<{ id: bigint }> =>
  tx.insertInto('outbox').values(notice).returning('id').executeTakeFirstOrThrow();
