import { isAllowed, USER_MANAGEMENT } from '@portal/shared/domain/access/permissions';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { UserFileField, UserRowOutcome } from '@portal/shared/domain/userFiles/userFileFields';
import type { UserRowRefusal } from '@portal/shared/domain/userFiles/checkUserFileRow';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { Enqueue, JobData, JobOutcome, Worker } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import { createTurn } from '../../jobs/turn.ts';
import type { Clock } from '../../runtime/clock.ts';
import { failPoint } from '../../runtime/failPoint.ts';
import { readJobUser } from '../identity/index.ts';
import type { SendNotice } from '../outbox/index.ts';
import type { InviteUser } from '../team/index.ts';
import { countRows, findFileOfJob, listUnfinishedFiles, lockWaitingRow, nextWaitingRow } from './userFileReadModel.ts';
import type { StoredFile, StoredRow } from './userFileReadModel.ts';
import { finishInviting, giveUpRows, settleRow, type UserFileKey } from './userFileRepository.ts';
import { auditUserFile } from './userFileService.ts';
import { loadUserRowCheck } from './userRowCheck.ts';

interface InviteUsersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
  readonly inviteUser: InviteUser;
}

type InviteJob = JobData<'invite-users'>;

/**
 * Invites the rows of a file that wait, each with its outcome in a transaction of its own: run again after it was cut off, it goes on
 * with the next. What a broken one still waits for is given up in the end.
 */
export function createInviteUsersWorker(deps: InviteUsersDeps): Worker<'invite-users'> {
  const { db, enqueue } = deps;
  const work = async (job: InviteJob): Promise<JobOutcome> => {
    const turn = createTurn(SERVER_SETTINGS.userFiles.turnMs);
    const file = await findFileOfJob(db, keyOfJob(job));
    if (file === undefined) return { done: true };
    const check = await loadCheck(db, file);
    let isLeft = true;
    do isLeft = await inviteNext(deps, file, check);
    while (isLeft && turn.isOn());
    await withTransaction(db, (tx) =>
      isLeft ? enqueue(tx, { queue: 'invite-users', data: job }) : finish(deps, tx, file),
    );
    return { done: true };
  };
  return {
    handle: (batch) => Promise.all(batch.map((job) => work(job).catch(toRetryOutcome))),
    onDead: (job) =>
      withTransaction(db, async (tx) => {
        const file = await findFileOfJob(tx, keyOfJob(job));
        if (file === undefined) return;
        await giveUpRows(tx, file, [{ field: null, key: COMMON_FAILURES.server.i18nKey }]);
        await finish(deps, tx, file);
      }),
    findUnfinished: async () =>
      (await listUnfinishedFiles(db)).map(({ platform_id, id }) => ({ platformId: String(platform_id), fileId: id })),
  };
}

const keyOfJob = ({ platformId, fileId }: InviteJob): UserFileKey => ({ platform_id: BigInt(platformId), id: fileId });

/** Returns if there was a row to invite. */
async function inviteNext(deps: InviteUsersDeps, file: StoredFile, check: CheckRow): Promise<boolean> {
  const { db } = deps;
  const next = await nextWaitingRow(db, file);
  if (next === undefined) return false;
  const number = next.row_number;
  try {
    await withTransaction(db, async (tx) => {
      const row = await lockWaitingRow(tx, file, number);
      if (row === undefined) return;
      const outcome = await inviteRow(deps, tx, { file, row, check });
      failPoint('user-invited');
      await settleRow(tx, file, number, { outcome });
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const refusals = error instanceof RowRefused ? error.refusals : toRefusals(error);
    await withTransaction(db, (tx) => settleRow(tx, file, number, { outcome: 'FAILED', refusals }));
  }
  return true;
}

/** Something in a row is wrong that was right when it was confirmed. */
class RowRefused extends AppError {
  readonly refusals: readonly UserRowRefusal[];

  constructor(refusals: readonly UserRowRefusal[]) {
    super(COMMON_FAILURES.validation);
    this.refusals = refusals;
  }
}

type CheckRow = Awaited<ReturnType<typeof loadUserRowCheck>> | null;

const readUser = (executor: Executor, { platform_id: platformId, user_id: id }: StoredFile) =>
  readJobUser(executor, { platformId, id });

/** Loads what rows are held against, once a turn: `inviteUser` reads again what it grants. Null when the user may no longer sign in. */
async function loadCheck(db: Db, file: StoredFile): Promise<CheckRow> {
  const user = await readUser(db, file);
  return user === null ? null : loadUserRowCheck(db, user);
}

interface InvitedRow {
  readonly file: StoredFile;
  readonly row: StoredRow;
  readonly check: CheckRow;
}

async function inviteRow(
  { inviteUser }: InviteUsersDeps,
  tx: Tx,
  { file, row, check }: InvitedRow,
): Promise<UserRowOutcome> {
  const user = await readUser(tx, file);
  if (user === null || check === null || !isAllowed(user, { any: USER_MANAGEMENT }))
    throw new AppError(COMMON_FAILURES.forbidden);
  const { refusals, requested } = check(row.cells);
  if (requested === null) throw new RowRefused(refusals);
  const { customerIdentifiers, accountIdentifiers, ...fields } = requested;
  const { isMove } = await inviteUser(tx, user, {
    ...fields,
    customerIdentifiers: [...customerIdentifiers],
    accountIdentifiers: [...accountIdentifiers],
    authorities: [],
    move: row.is_move_approved,
  });
  return isMove ? 'ASKED' : 'INVITED';
}

/** The columns in which fields of the editor stand. */
const COLUMN_OF: Readonly<Record<string, UserFileField>> = {
  email: 'email',
  firstName: 'firstName',
  lastName: 'lastName',
  roleId: 'role',
  authorities: 'role',
  customerIdentifiers: 'groups',
  accountIdentifiers: 'accounts',
};

const toRefusals = ({ i18nKey, values, fields = [] }: AppError): readonly UserRowRefusal[] =>
  fields.length === 0
    ? [{ field: null, key: i18nKey, ...(values && { values }) }]
    : fields.map((one) => ({
        field: COLUMN_OF[one.field.replace(/\[.*/, '')] ?? null,
        key: one.i18nKey,
        ...(one.values && { values: one.values }),
      }));

/** Tells whoever confirmed the file what became of its rows, once. */
async function finish({ clock, sendNotice }: InviteUsersDeps, tx: Tx, file: StoredFile): Promise<void> {
  if (!(await finishInviting(tx, file))) return;
  const at = clock.now();
  const { invited, asked, failed, total } = await countRows(tx, file);
  await auditUserFile(tx, file, { action: 'invited', details: { rows: total, invited, asked, failed }, at });
  await sendNotice(tx, {
    topic: 'USERS_INVITED_MAIL',
    user: { platformId: file.platform_id, id: file.user_id },
    values: {
      fileId: file.id,
      file: file.file_name,
      invited: String(invited),
      ...(asked > 0 && { asked: String(asked) }),
      left: String(total - invited - asked),
    },
    at,
  });
}
