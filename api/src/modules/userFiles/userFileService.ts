import { createHash, randomUUID } from 'node:crypto';
import type {
  ChangedUserRows,
  ChangeUserRowsBody,
  ConfirmUserFileBody,
  UserFile,
  UserFileQuery,
  UserFileRow,
  UserFileRowsQuery,
  UserMovesBody,
} from '@portal/shared/contract/userFiles';
import { USER_FILE_LIMITS } from '@portal/shared/domain/userFiles/userFileLimits';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Json } from '../../db/schema.generated.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import type { FileReader } from '../../files/createFileReader.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { List } from '../../lists/sendList.ts';
import type { Clock } from '../../runtime/clock.ts';
import { requireVerifiedBusiness } from '../team/index.ts';
import { readUserFile } from './readUserFile.ts';
import { storeUserFile } from './storeUserFile.ts';
import { showFile, toUserFileRow } from './toUserFile.ts';
import { USER_FILE_FAILURES } from './userFileErrors.ts';
import * as readModel from './userFileReadModel.ts';
import * as repository from './userFileRepository.ts';
import { loadUserRowCheck, lookUpRows } from './userRowCheck.ts';

interface UserFileDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly files: FileReader;
}

/** Writes what somebody did with a file of users, with counts and without a word of what is in it. */
export const auditUserFile = (
  tx: Tx,
  { platform_id, user_id, id }: { readonly platform_id: bigint; readonly user_id: bigint; readonly id: string },
  { action, details, at }: { readonly action: string; readonly details: Json; readonly at: Date },
) =>
  writeAudit(tx, {
    platformId: platform_id,
    actorUserId: user_id,
    action: `userFile.${action}`,
    entityType: 'userFile',
    entityId: id,
    details,
    at,
  });

/** Files of users, each seen by whoever sent it. Nobody is invited before Confirm. Every method raises 404 for a file of others. */
export function createUserFileService({ db, clock, enqueue, files }: UserFileDeps) {
  const show = async (user: SessionUser, fileId: string): Promise<UserFile> =>
    showFile(db, await readModel.readFile(db, user, fileId, clock.now()));

  /** Looks up the addresses of rows that can be looked up now. Returns the numbers of these rows. */
  const lookUp = async (user: SessionUser, file: repository.UserFileKey): Promise<number[]> => {
    const now = clock.now();
    const rows = await lookUpRows(db, user, await readModel.listOpenRows(db, file, now), now);
    if (rows.length > 0) await withTransaction(db, (tx) => repository.updateAddresses(tx, file, rows));
    return rows.map(({ row_number }) => row_number);
  };

  return {
    get: show,

    /** Returns the user's newest files. */
    list: async (user: SessionUser): Promise<UserFile[]> => {
      const found = await readModel.listFiles(db, user, clock.now());
      return Promise.all(found.map((file) => showFile(db, file)));
    },

    /** Reads a file and judges its rows. Raises 403 while the business is not verified, 422 at `file` for one that is not taken. */
    create: async (user: SessionUser, { fileName }: UserFileQuery, bytes: Buffer): Promise<UserFile> => {
      requireVerifiedBusiness(user);
      const { rows, ignoredHeadings } = await readUserFile(files, user, { fileName, bytes });
      const now = clock.now();
      const file = {
        platform_id: user.platformId,
        id: randomUUID(),
        user_id: user.id,
        file_name: fileName,
        file_hash: createHash('sha256').update(bytes).digest('hex'),
        ignored_headings: JSON.stringify(ignoredHeadings),
        state: 'CHECKED',
        created_at: now,
        expires_at: new Date(now.getTime() + USER_FILE_LIMITS.keptMs),
      };
      const check = await loadUserRowCheck(db, user);
      await withTransaction(db, async (tx) => {
        await storeUserFile(tx, file, rows, check);
        await auditUserFile(tx, file, { action: 'sent', details: { rows: rows.length }, at: now });
      });
      await lookUp(user, file);
      return show(user, file.id);
    },

    /** Returns a page of rows. */
    listRows: async (user: SessionUser, fileId: string, query: UserFileRowsQuery): Promise<List<UserFileRow>> => {
      const file = await readModel.readFile(db, user, fileId, clock.now());
      const { content, total } = await readModel.pageOfRows(db, file, query);
      return { rows: content.map(toUserFileRow), total, isCapped: false };
    },

    /** Returns the rows that are not invited, or would not be by Confirm. */
    listRejects: async (user: SessionUser, fileId: string): Promise<UserFileRow[]> => {
      const file = await readModel.readFile(db, user, fileId, clock.now());
      return (await readModel.listRejects(db, file)).map(toUserFileRow);
    },

    /** Changes cells. Returns the rows that read differently: theirs, and those that repeat or no longer repeat them. */
    change: async (user: SessionUser, fileId: string, { changes }: ChangeUserRowsBody): Promise<ChangedUserRows> => {
      const { file, affected } = await withTransaction(db, (tx) => changeCells(tx, user, fileId, changes, clock.now()));
      const lookedUp = await lookUp(user, file);
      const rows = await readModel.rowsNumbered(db, file, [...new Set([...affected, ...lookedUp])]);
      return { file: await show(user, fileId), rows: rows.map(toUserFileRow) };
    },

    /** Approves moves, or takes that back. Raises 409 for a row that is about none. */
    approveMoves: (user: SessionUser, fileId: string, { moves }: UserMovesBody): Promise<UserFile> =>
      withTransaction(db, async (tx) => {
        const file = await readModel.lockFile(tx, user, fileId, clock.now());
        for (const move of moves)
          if (!(await repository.approveMove(tx, file, move))) throw new AppError(USER_FILE_FAILURES.noMove);
        await repository.countChange(tx, file);
        return showFile(tx, await readModel.readFile(tx, user, fileId, clock.now()));
      }),

    /**
     * Hands the rows that are ready to the job that invites. Raises 403 while the business is not verified, 409 when the file is not as
     * it was read, 422 when no row is ready.
     */
    confirm: async (tx: Tx, user: SessionUser, fileId: string, { version }: ConfirmUserFileBody): Promise<UserFile> => {
      const now = clock.now();
      requireVerifiedBusiness(user);
      const file = await readModel.lockFile(tx, user, fileId, now);
      if (file.version !== version) throw new AppError(USER_FILE_FAILURES.changed);
      const { invitations, moves, total } = await readModel.countRows(tx, file);
      if (invitations + moves === 0) throw new AppError(USER_FILE_FAILURES.nothing);
      await repository.confirmRows(tx, file);
      await repository.updateFile(tx, file, {
        state: 'INVITING',
        expires_at: new Date(now.getTime() + USER_FILE_LIMITS.keptMs),
      });
      await auditUserFile(tx, file, { action: 'confirmed', details: { rows: total, invitations, moves }, at: now });
      await enqueue(tx, {
        queue: 'invite-users',
        data: { platformId: String(file.platform_id), fileId: file.id },
      });
      return showFile(tx, await readModel.readFile(tx, user, fileId, now));
    },

    /** Deletes a file. Raises 409 once it was confirmed. */
    remove: (user: SessionUser, fileId: string): Promise<void> =>
      withTransaction(db, async (tx) => {
        const now = clock.now();
        const file = await readModel.lockFile(tx, user, fileId, now);
        await repository.deleteFile(tx, file);
        await auditUserFile(tx, file, { action: 'deleted', details: {}, at: now });
      }),
  };
}

export type UserFileService = ReturnType<typeof createUserFileService>;

async function changeCells(
  tx: Tx,
  user: SessionUser,
  fileId: string,
  changes: ChangeUserRowsBody['changes'],
  now: Date,
): Promise<{ readonly file: repository.UserFileKey; readonly affected: readonly number[] }> {
  const file = await readModel.lockFile(tx, user, fileId, now);
  const byRow = Map.groupBy(changes, ({ rowNumber }) => rowNumber);
  const numbers = [...byRow.keys()];
  const before = await readModel.rowsNumbered(tx, file, numbers);
  if (before.length < numbers.length) throw new AppError(USER_FILE_FAILURES.rowNotFound);
  const check = await loadUserRowCheck(tx, user);
  const after = before.map(({ row_number, cells }) => {
    const edited = Object.fromEntries((byRow.get(row_number) ?? []).map(({ field, value }) => [field, value.trim()]));
    const changed = { ...cells, ...edited };
    const { refusals, emailKey } = check(changed);
    return { row_number, cells: changed, refusals, email_key: emailKey };
  });
  await repository.updateRows(tx, file, after);
  const keys = [...before, ...after].map(({ email_key }) => email_key);
  const repeats = await repository.markRepeats(tx, file, [...new Set(keys)]);
  await repository.countChange(tx, file);
  return { file, affected: [...numbers, ...repeats] };
}
