import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';

/** Status of a text that the service took. */
export interface TextStatus {
  /** The id of the text at the service. */
  readonly sid: string;
  /** The service's word: sent, delivered, undelivered, failed, ... */
  readonly status: string;
  readonly errorCode: string | null;
}

/** Notes what became of a text, which may be told before its id is stored; what was told first stays. */
export const noteStatus = (tx: Tx, { sid, status, errorCode }: TextStatus, at: Date) =>
  sql`insert into text_statuses (sid, status, error_code, received_at) values (${sid}, ${status}, ${errorCode}, ${at})
    on conflict (sid) do update set status = excluded.status, error_code = excluded.error_code
    where text_statuses.status is null`.execute(tx);

/** Returns what was told of these texts before their ids were stored, which it waits for; what comes from now on finds them. */
export async function takeEarlyStatuses(tx: Tx, sids: readonly string[], at: Date): Promise<TextStatus[]> {
  const { rows } = await sql<{ sid: string; status: string | null; errorCode: string | null }>`
    insert into text_statuses (sid, received_at) select sid, ${at} from unnest(${sids}::text[]) as stored(sid)
    on conflict (sid) do update set received_at = excluded.received_at
    returning sid, status, error_code as "errorCode"`.execute(tx);
  return rows.flatMap(({ sid, status, errorCode }) => (status === null ? [] : [{ sid, status, errorCode }]));
}

/** Removes what was told before that time. */
export const deleteStatusesBefore = (db: Db, time: Date) =>
  db.deleteFrom('text_statuses').where('received_at', '<', time).execute();
