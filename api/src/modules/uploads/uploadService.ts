import { createHash, randomUUID } from 'node:crypto';
import type {
  ChangedUploadLines,
  ChangeUploadLinesBody,
  CreateUploadQuery,
  Upload,
  UploadLines,
  UploadLinesQuery,
  UploadMappingBody,
  UploadRewardNames,
  UploadRewardNamesQuery,
  UploadsQuery,
  UploadSummary,
} from '@portal/shared/contract/uploads';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { getFulfillmentType } from '@portal/shared/domain/ordering/deliverySupport';
import { UPLOAD_LIMITS } from '@portal/shared/domain/uploads/uploadLimits';
import { isSameMapping, type UploadMapping } from '@portal/shared/domain/uploads/uploadMapping';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/isUuid.ts';
import type { SendNotice } from '../outbox/index.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { List } from '../../lists/sendList.ts';
import { findVisibleAccount } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { rewardItems } from '../catalog/index.ts';
import { checkStoredLines, isLarge, settleLines } from './checkStoredLines.ts';
import { listRewardNames } from './rewardNames.ts';
import { toRepeatKeys, rewriteLines } from './rewriteLines.ts';
import { toMapping } from './toMapping.ts';
import { toUpload, toUploadLine, toUploadSummary } from './toUpload.ts';
import { getUploadKind, getUploadState } from './uploadEnumerations.ts';
import { listErrorGroups } from './uploadLineReadModel.ts';
import * as lines from './uploadLineRepository.ts';
import { listUploads, lockUpload, readUpload, type UploadView } from './uploadReadModel.ts';
import * as uploads from './uploadRepository.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';

/** Lines from which the samples of columns are taken. */
const SAMPLED_LINES = 20;

export interface UploadDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
}

/** Has the lines of an upload checked, as part of the open transaction. */
export const enqueueCheck = (
  tx: Tx,
  enqueue: Enqueue,
  { platform_id, id, version }: UploadView,
  keepsChanges: boolean,
): Promise<void> =>
  enqueue(tx, {
    queue: 'check-upload',
    data: { platformId: String(platform_id), uploadId: id, version, keepsChanges },
  });

/** Returns the hash of headings as they are written, in their order, by which a mapping is remembered. */
export const headingsHash = (headings: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(headings)).digest('hex');

/** `deliveryMethods`: the ways in which the installation can send. */
interface UploadServiceDeps extends UploadDeps {
  readonly deliveryMethods: readonly DeliveryMethod[];
}

/** An upload as it is shown. */
export async function showUpload(executor: Executor, upload: UploadView): Promise<Upload> {
  const isAsking = getUploadState(upload) === 'NEEDS_MAPPING';
  const [errorGroups, sampled] = [
    upload.wrong_count > 0 ? await listErrorGroups(executor, upload) : [],
    isAsking ? await lines.linesAfter(executor, upload, 0, SAMPLED_LINES) : [],
  ];
  return toUpload(upload, errorGroups, sampled);
}

/** Notes what somebody did with an upload, without a word of what is in it. */
export const auditUpload = (
  tx: Tx,
  user: SessionUser,
  { action, uploadId, at }: { readonly action: string; readonly uploadId: string; readonly at: Date },
) =>
  writeAudit(tx, {
    platformId: user.platformId,
    actorUserId: user.id,
    action: `upload.${action}`,
    entityType: 'upload',
    entityId: uploadId,
    at,
  });

/** Files of recipients; every method raises 404 for an upload that is not the user's. */
export function createUploadService({ db, clock, enqueue, sendNotice, deliveryMethods }: UploadServiceDeps) {
  const show = async (user: SessionUser, uploadId: string): Promise<Upload> =>
    showUpload(db, await readUpload(db, user, uploadId));

  return {
    get: show,

    /** Opens an upload, to which a file is sent next, or lines are typed into. */
    create: async (tx: Tx, user: SessionUser, { accountIdentifier, kind }: CreateUploadQuery): Promise<Upload> => {
      const account = await findVisibleAccount(tx, user, accountIdentifier);
      if (!deliveryMethods.some((method) => method === kind)) throw new AppError(UPLOAD_FAILURES.kindNotOffered);
      const id = randomUUID();
      const now = clock.now();
      await uploads.insertUpload(tx, {
        id,
        platform_id: user.platformId,
        user_id: user.id,
        account_id: account.id,
        kind,
        state: 'READING',
        created_at: now,
        updated_at: now,
        expires_at: new Date(now.getTime() + UPLOAD_LIMITS.keptMs),
      });
      await auditUpload(tx, user, { action: 'created', uploadId: id, at: now });
      return showUpload(tx, await readUpload(tx, user, id));
    },

    /** The user's uploads, newest first. */
    list: async (user: SessionUser, query: UploadsQuery): Promise<List<UploadSummary>> => {
      const { rows, ...paging } = await listUploads(db, user, query);
      return { ...paging, rows: rows.map(toUploadSummary) };
    },

    /**
     * Says what the columns are, and checks the lines anew by it, many in the background. What was corrected by hand stays, unless the
     * columns are others now: then it is read from the file again.
     */
    map: async (user: SessionUser, uploadId: string, body: UploadMappingBody): Promise<Upload> => {
      const { begun, keepsChanges } = await withTransaction(db, async (tx) => {
        const upload = await lockUpload(tx, user, uploadId);
        if (upload.added_count > 0) throw new AppError(UPLOAD_FAILURES.added);
        if (!['NEEDS_MAPPING', 'CHECKED'].includes(upload.state)) throw new AppError(UPLOAD_FAILURES.notReady);
        const mapping = toMapping(
          upload,
          body,
          await rewardItems(
            tx,
            body.rewards.map(({ utid }) => utid),
          ),
        );
        const keepsChanges = upload.state === 'CHECKED' && isSameMapping(upload.mapping, mapping);
        const now = clock.now();
        await uploads.updateUpload(tx, upload, {
          state: 'READING',
          version: upload.version + 1,
          mapping: JSON.stringify(mapping),
          decimal_mark: body.decimalMark,
          checked_count: 0,
          updated_at: now,
        });
        await uploads.rememberMapping(tx, toMappingKey(upload), columnsOf(mapping), now);
        await auditUpload(tx, user, { action: 'mapped', uploadId, at: now });
        const mapped = await readUpload(tx, user, uploadId);
        if (isLarge(mapped.row_count)) await enqueueCheck(tx, enqueue, mapped, keepsChanges);
        return { begun: mapped, keepsChanges };
      });
      if (!isLarge(begun.row_count)) await checkStoredLines(db, begun, { clock, sendNotice, keepsChanges });
      return show(user, uploadId);
    },

    /** A page of lines; none of another kind of fulfilment than the upload's. */
    listLines: async (
      user: SessionUser,
      uploadId: string,
      query: UploadLinesQuery,
    ): Promise<List<UploadLines[number]>> => {
      const upload = await readUpload(db, user, uploadId);
      const { fulfillmentType, only } = query;
      const isOther = fulfillmentType !== undefined && fulfillmentType !== getFulfillmentType(getUploadKind(upload));
      if (isOther || ['READING', 'REFUSED'].includes(upload.state)) return { rows: [], total: 0, isCapped: false };
      const rows = await lines.pageOfLines(db, upload, query);
      const { row_count, wrong_count, warned_count } = upload;
      const totals = { invalid: wrong_count, warned: warned_count } as const;
      return { rows: rows.map(toUploadLine), total: only === undefined ? row_count : totals[only], isCapped: false };
    },

    /** Names of rewards in a column of the file. */
    listRewardNames: async (
      user: SessionUser,
      uploadId: string,
      { column }: UploadRewardNamesQuery,
    ): Promise<UploadRewardNames> => listRewardNames(db, await readUpload(db, user, uploadId), column),

    /** Changes cells, and says which lines read differently for it: theirs, and those that repeat or no longer repeat them. */
    change: (user: SessionUser, uploadId: string, { changes }: ChangeUploadLinesBody): Promise<ChangedUploadLines> =>
      withTransaction(db, async (tx) => {
        const upload = await lockChecked(tx, user, uploadId);
        const byLine = Map.groupBy(changes, ({ lineNumber }) => lineNumber);
        const numbers = [...byLine.keys()];
        const rows = await lines.linesNumbered(tx, upload, numbers);
        if (rows.length < numbers.length) throw new AppError(UPLOAD_FAILURES.lineNotFound);
        if (rows.some((row) => row.added_at !== null)) throw new AppError(UPLOAD_FAILURES.added);
        const rewritten = rows.map((row) => ({
          row,
          line: {
            ...row.fields,
            ...Object.fromEntries((byLine.get(row.line_number) ?? []).map(({ field, value }) => [field, value])),
          },
        }));
        const affected = await rewriteLines(tx, upload, rewritten, clock.now());
        const changed = await lines.linesNumbered(tx, upload, affected);
        const after = await readUpload(tx, user, uploadId);
        return { upload: await showUpload(tx, after), lines: changed.map(toUploadLine) };
      }),

    removeLine: (user: SessionUser, uploadId: string, lineId: string): Promise<void> =>
      withTransaction(db, async (tx) => {
        const upload = await lockChecked(tx, user, uploadId);
        const row = isUuid(lineId) ? await lines.deleteLine(tx, upload, lineId) : undefined;
        if (row === undefined) throw new AppError(UPLOAD_FAILURES.lineNotFound);
        if (row.added_at !== null) throw new AppError(UPLOAD_FAILURES.added);
        await lines.markRepeats(tx, upload, toRepeatKeys([row]));
        await settleLines(tx, upload, clock.now());
      }),

    remove: (user: SessionUser, uploadId: string): Promise<void> =>
      withTransaction(db, async (tx) => {
        const upload = await lockUpload(tx, user, uploadId);
        await uploads.deleteUpload(tx, upload);
        await auditUpload(tx, user, { action: 'deleted', uploadId, at: clock.now() });
      }),
  };
}

/** An upload whose lines have verdicts, locked. Raises 409 for one that is read, not mapped or refused, or being added to a cart. */
export async function lockChecked(tx: Tx, user: SessionUser, uploadId: string): Promise<UploadView> {
  const upload = await lockUpload(tx, user, uploadId);
  requireChecked(upload);
  return upload;
}

/** Raises 409 for an upload that is read, not mapped or refused, or whose lines are in a cart or on their way there. */
export function requireChecked(upload: UploadView): void {
  const state = getUploadState(upload);
  if (state === 'CHECKED') return;
  if (state === 'ADDING') throw new AppError(UPLOAD_FAILURES.adding);
  throw new AppError(state === 'ADDED' ? UPLOAD_FAILURES.added : UPLOAD_FAILURES.notReady);
}

export const toMappingKey = (upload: UploadView) => ({
  platform_id: upload.platform_id,
  user_id: upload.user_id,
  kind: upload.kind,
  headings_hash: headingsHash(upload.headings),
});

/** Keeps what is the same in the next file with these headings: columns, not the values of one file. */
const columnsOf = (mapping: UploadMapping): UploadMapping =>
  Object.fromEntries(Object.entries(mapping).filter(([, source]) => 'column' in source));

export type UploadService = ReturnType<typeof createUploadService>;
