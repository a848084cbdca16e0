import type { UserRowRefusal } from '@portal/shared/domain/userFiles/checkUserFileRow';
import type { UserFileRow } from '@portal/shared/domain/userFiles/userFileFields';
import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import { insertAll } from '../../db/insertAll.ts';
import type { UserFileRows, UserFiles } from '../../db/schema.generated.ts';

/** Names a file of users. */
export interface UserFileKey {
  readonly platform_id: bigint;
  readonly id: string;
}

/** A row as it is stored. `email_key` is empty for an address that is none. */
export interface CheckedRow {
  readonly row_number: number;
  readonly cells: UserFileRow;
  readonly refusals: readonly UserRowRefusal[];
  readonly email_key: string;
}

/** A row with the owner of its address. */
export interface LookedUpRow {
  readonly row_number: number;
  readonly email_key: string;
  readonly address: string;
  readonly look_up_at: Date | null;
}

export const insertFile = (tx: Tx, file: Insertable<UserFiles>) => tx.insertInto('user_files').values(file).execute();

export const insertRows = (tx: Tx, rows: readonly Insertable<UserFileRows>[]) =>
  insertAll(tx, 'user_file_rows', rows, ['row_number']);

export const updateFile = (tx: Tx, { platform_id, id }: UserFileKey, changes: Updateable<UserFiles>) =>
  tx.updateTable('user_files').set(changes).where('platform_id', '=', platform_id).where('id', '=', id).execute();

/** Counts a change of a file's rows. */
export const countChange = (tx: Tx, { platform_id, id }: UserFileKey) =>
  tx
    .updateTable('user_files')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .execute();

/** Deletes a file; its rows go with it. */
export const deleteFile = (tx: Tx, { platform_id, id }: UserFileKey) =>
  tx.deleteFrom('user_files').where('platform_id', '=', platform_id).where('id', '=', id).execute();

/** Deletes the same file of a user as it was sent before, where nothing in it was changed since. */
export const deleteUntouched = (
  tx: Tx,
  {
    platform_id,
    user_id,
    file_name,
    file_hash,
  }: Pick<Selectable<UserFiles>, 'platform_id' | 'user_id' | 'file_name' | 'file_hash'>,
) =>
  tx
    .deleteFrom('user_files')
    .where('platform_id', '=', platform_id)
    .where('user_id', '=', user_id)
    .where('file_name', '=', file_name)
    .where('file_hash', '=', file_hash)
    .where('state', '=', 'CHECKED')
    .where('version', '=', 0)
    .execute();

/** Deletes the files that are kept no longer. */
export const deleteExpiredFiles = (db: Db, now: Date) =>
  db
    .deleteFrom('user_files')
    .modifyEnd(EVERY_TENANT)
    .where('expires_at', '<=', now)
    .where('state', '<>', 'INVITING')
    .execute();

const rowsOf = (tx: Tx, { platform_id, id }: UserFileKey) =>
  tx.updateTable('user_file_rows').where('platform_id', '=', platform_id).where('user_file_id', '=', id);

/** Writes rows anew. One with another address is looked up anew, and its move has to be approved anew. */
export async function updateRows(tx: Tx, file: UserFileKey, rows: readonly CheckedRow[]): Promise<void> {
  const isSame: RawBuilder<boolean> = sql`user_file_rows.email_key = row.email_key`;
  await sql`
    update user_file_rows set cells = row.cells, refusals = row.refusals, email_key = row.email_key,
      address = case when ${isSame} then user_file_rows.address end,
      look_up_at = case when ${isSame} then user_file_rows.look_up_at end,
      is_move_approved = ${isSame} and user_file_rows.is_move_approved
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (row_number int, cells jsonb, refusals jsonb, email_key text)
    where user_file_rows.platform_id = ${file.platform_id} and user_file_rows.user_file_id = ${file.id}
      and user_file_rows.row_number = row.row_number`.execute(tx);
}

/** Says of the rows with these addresses which of them repeat an earlier row. Returns the numbers of those that read differently now. */
export async function markRepeats(tx: Tx, file: UserFileKey, emailKeys: readonly string[]): Promise<number[]> {
  const first = sql<number | null>`(
    select case when min(earlier.row_number) < user_file_rows.row_number
      then (array_agg(earlier.sheet_row order by earlier.row_number))[1] end
    from user_file_rows as earlier
    where earlier.platform_id = ${file.platform_id} and earlier.user_file_id = ${file.id}
      and earlier.email_key = user_file_rows.email_key and earlier.email_key <> '')`;
  const { rows } = await sql<{ row_number: number }>`
    update user_file_rows set repeats_row = ${first}
    where platform_id = ${file.platform_id} and user_file_id = ${file.id} and email_key = any(${emailKeys}::text[])
      and repeats_row is distinct from ${first}
    returning row_number`.execute(tx);
  return rows.map(({ row_number }) => row_number);
}

/** Writes whose the addresses of rows are, unless they have others by now. */
export async function updateAddresses(tx: Tx, file: UserFileKey, rows: readonly LookedUpRow[]): Promise<void> {
  await sql`
    update user_file_rows set address = row.address, look_up_at = row.look_up_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (row_number int, email_key text, address text,
      look_up_at timestamptz)
    where user_file_rows.platform_id = ${file.platform_id} and user_file_rows.user_file_id = ${file.id}
      and user_file_rows.row_number = row.row_number and user_file_rows.email_key = row.email_key
      and user_file_rows.outcome is null`.execute(tx);
}

/** Approves the move of a row, or takes that back. Returns if the row is about one. */
export async function approveMove(
  tx: Tx,
  file: UserFileKey,
  { rowNumber, isApproved }: { readonly rowNumber: number; readonly isApproved: boolean },
): Promise<boolean> {
  const changed = await rowsOf(tx, file)
    .set({ is_move_approved: isApproved })
    .where('row_number', '=', rowNumber)
    .where('address', '=', 'ELSEWHERE')
    .where('is_wrong', '=', false)
    .returning('row_number')
    .execute();
  return changed.length > 0;
}

/** The condition of a row that Confirm takes. */
export const IS_READY = sql<boolean>`(outcome is null and not is_wrong
  and (address = 'FREE' or (address = 'ELSEWHERE' and is_move_approved)))`;

/** Hands the rows that are ready to the job. */
export const confirmRows = (tx: Tx, file: UserFileKey) =>
  rowsOf(tx, file).set({ outcome: 'WAITING' }).where(IS_READY).execute();

/** Writes what became of a row that waited; for one that failed, the reason. */
export const settleRow = (
  tx: Tx,
  file: UserFileKey,
  rowNumber: number,
  { outcome, refusals }: { readonly outcome: string; readonly refusals?: readonly UserRowRefusal[] },
) =>
  rowsOf(tx, file)
    .set({ outcome, ...(refusals && { refusals: JSON.stringify(refusals) }) })
    .where('row_number', '=', rowNumber)
    .where('outcome', '=', 'WAITING')
    .execute();

/** Gives up the rows that still wait. */
export const giveUpRows = (tx: Tx, file: UserFileKey, refusals: readonly UserRowRefusal[]) =>
  rowsOf(tx, file)
    .set({ outcome: 'FAILED', refusals: JSON.stringify(refusals) })
    .where('outcome', '=', 'WAITING')
    .execute();

/** Ends the work of the job once. Returns if this call did. */
export async function finishInviting(tx: Tx, { platform_id, id }: UserFileKey): Promise<boolean> {
  const finished = await tx
    .updateTable('user_files')
    .set({ state: 'DONE' })
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .where('state', '=', 'INVITING')
    .returning('id')
    .execute();
  return finished.length > 0;
}
