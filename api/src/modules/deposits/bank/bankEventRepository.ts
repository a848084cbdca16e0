import type { Db } from '../../../db/client.ts';

const READ = 'bank events';

/** When events were last read. */
export async function readUntil(db: Db): Promise<Date> {
  const last = await db.selectFrom('service_reads').select('read_until').where('name', '=', READ).executeTakeFirst();
  return last?.read_until ?? new Date(0);
}

/** Keeps that events were read until then. */
export const keepReadUntil = (db: Db, until: Date) =>
  db
    .insertInto('service_reads')
    .values({ name: READ, read_until: until })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ read_until: until }))
    .execute();
