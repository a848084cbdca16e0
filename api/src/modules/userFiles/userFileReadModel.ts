import type { UserFileRowsQuery } from '@portal/shared/contract/userFiles';
import type { UserRowRefusal } from '@portal/shared/domain/userFiles/checkUserFileRow';
import type { UserFileRow } from '@portal/shared/domain/userFiles/userFileFields';
import { USER_FILE_LIMITS } from '@portal/shared/domain/userFiles/userFileLimits';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import { isUuid } from '../../db/isUuid.ts';
import type { UserFileRows, UserFiles } from '../../db/schema.generated.ts';
import { AppError } from '../../errors/AppError.ts';
import { waitsInQueue } from '../../jobs/waitsInQueue.ts';
import { USER_FILE_FAILURES } from './userFileErrors.ts';
import { IS_READY, type UserFileKey } from './userFileRepository.ts';

interface FileContent {
  readonly ignored_headings: readonly string[];
}
export type StoredFile = Omit<Selectable<UserFiles>, keyof FileContent> & FileContent;

interface RowContent {
  readonly cells: UserFileRow;
  readonly refusals: readonly UserRowRefusal[];
}
export type StoredRow = Omit<Selectable<UserFileRows>, keyof RowContent> & RowContent;

/** Rows whose address has yet to be looked up. */
const IS_OPEN = sql<boolean>`(outcome is null and email_key <> '' and repeats_row is null
  and (address is null or address = 'LATER'))`;
const IS_MOVE = sql<boolean>`(not is_wrong and address = 'ELSEWHERE' and outcome is null)`;

const files = (executor: Executor, user: SessionUser, now: Date) =>
  executor
    .selectFrom('user_files')
    .selectAll()
    .$castTo<StoredFile>()
    .where('platform_id', '=', user.platformId)
    .where('user_id', '=', user.id)
    .where((eb) => eb.or([eb('expires_at', '>', now), eb('state', '=', 'INVITING')]));

const orNotFound = (file: StoredFile | undefined): StoredFile => {
  if (file === undefined) throw new AppError(USER_FILE_FAILURES.notFound);
  return file;
};

/** Returns a file of the user. Raises 404 for anybody else's, and for one that is kept no longer. */
export const readFile = async (executor: Executor, user: SessionUser, fileId: string, now: Date): Promise<StoredFile> =>
  orNotFound(isUuid(fileId) ? await files(executor, user, now).where('id', '=', fileId).executeTakeFirst() : undefined);

/** Returns the same, locked, to be changed. Raises 409 once it was confirmed. */
export async function lockFile(tx: Tx, user: SessionUser, fileId: string, now: Date): Promise<StoredFile> {
  const file = isUuid(fileId)
    ? await files(tx, user, now).where('id', '=', fileId).forUpdate().executeTakeFirst()
    : undefined;
  if (orNotFound(file).state !== 'CHECKED') throw new AppError(USER_FILE_FAILURES.confirmed);
  return orNotFound(file);
}

/** Returns the newest files of the user. */
export const listFiles = (executor: Executor, user: SessionUser, now: Date) =>
  files(executor, user, now).orderBy('created_at', 'desc').orderBy('id').limit(USER_FILE_LIMITS.filesListed).execute();

/** Returns a file as a job sees it; undefined once it is deleted. */
export const findFileOfJob = (executor: Executor, { platform_id, id }: UserFileKey) =>
  executor
    .selectFrom('user_files')
    .selectAll()
    .$castTo<StoredFile>()
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .executeTakeFirst();

/** Returns the files whose rows wait without a job. */
export const listUnfinishedFiles = (db: Db) =>
  db
    .selectFrom('user_files')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id'])
    .where('state', '=', 'INVITING')
    .where((eb) => eb.not(waitsInQueue('invite-users', 'fileId', 'user_files.id')))
    .orderBy('id')
    .execute();

const count = (condition: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${condition}))::int`;
const outcome = (name: string) => count(sql<boolean>`outcome = ${name}`);

/** Counts the rows of a file by what they are. */
export const countRows = (executor: Executor, { platform_id, id }: UserFileKey) =>
  executor
    .selectFrom('user_file_rows')
    .select([
      sql<number>`count(*)::int`.as('total'),
      count(sql`is_wrong and outcome is null`).as('wrong'),
      count(IS_OPEN).as('later'),
      sql<Date | null>`max(look_up_at) filter (where ${IS_OPEN})`.as('later_at'),
      count(sql`${IS_READY} and address = 'FREE'`).as('invitations'),
      count(sql`${IS_READY} and address = 'ELSEWHERE'`).as('moves'),
      count(sql`${IS_MOVE} and not is_move_approved`).as('moves_open'),
      outcome('WAITING').as('waiting'),
      outcome('INVITED').as('invited'),
      outcome('ASKED').as('asked'),
      outcome('FAILED').as('failed'),
    ])
    .where('platform_id', '=', platform_id)
    .where('user_file_id', '=', id)
    .executeTakeFirstOrThrow();

const rows = (executor: Executor, { platform_id, id }: UserFileKey) =>
  executor
    .selectFrom('user_file_rows')
    .selectAll()
    .$castTo<StoredRow>()
    .where('platform_id', '=', platform_id)
    .where('user_file_id', '=', id)
    .orderBy('row_number');

const CONDITIONS: Readonly<Record<NonNullable<UserFileRowsQuery['only']>, RawBuilder<boolean>>> = {
  wrong: sql`is_wrong and outcome is null`,
  moves: IS_MOVE,
  failed: sql`outcome = 'FAILED'`,
};

/** Returns a page of rows, all or some, and how many there are. */
export async function pageOfRows(executor: Executor, file: UserFileKey, { page, size, only }: UserFileRowsQuery) {
  const condition = only === undefined ? sql<boolean>`true` : CONDITIONS[only];
  const found = () => rows(executor, file).where(condition);
  const { total } = await found()
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const content = await found()
    .limit(size)
    .offset(page * size)
    .execute();
  return { content, total };
}

/** Returns the rows that are not invited, or would not be by Confirm. */
export const listRejects = (executor: Executor, file: UserFileKey) =>
  rows(executor, file)
    .where(sql<boolean>`(outcome = 'FAILED' or (outcome is null and not coalesce(${IS_READY}, false)))`)
    .execute();

export const rowsNumbered = (executor: Executor, file: UserFileKey, numbers: readonly number[]) =>
  rows(executor, file)
    .where(sql<boolean>`row_number = any(${numbers}::int[])`)
    .execute();

/** Returns the rows whose address can be looked up now. */
export const listOpenRows = (executor: Executor, file: UserFileKey, now: Date) =>
  rows(executor, file)
    .where(IS_OPEN)
    .where((eb) => eb.or([eb('look_up_at', 'is', null), eb('look_up_at', '<=', now)]))
    .execute();

/** Returns the next row that waits; undefined when there is none. */
export const nextWaitingRow = (executor: Executor, file: UserFileKey) =>
  rows(executor, file).where('outcome', '=', 'WAITING').limit(1).executeTakeFirst();

/** Returns a row that still waits, locked; undefined when another worker has settled it. */
export const lockWaitingRow = (tx: Tx, file: UserFileKey, rowNumber: number) =>
  rows(tx, file).where('row_number', '=', rowNumber).where('outcome', '=', 'WAITING').forUpdate().executeTakeFirst();
