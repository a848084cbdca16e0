import { createHash } from 'node:crypto';
import type { Upload, UploadFileQuery } from '@portal/shared/contract/uploads';
import {
  checkWidth,
  doubtfulFields,
  mapLines,
  missingFields,
  proposeMapping,
  withValues,
  type GivenValues,
  type UploadMapping,
} from '@portal/shared/domain/uploads/uploadMapping';
import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import { FileRefused, type TableRow } from '@portal/shared/files/Table';
import type { Tx } from '../../db/client.ts';
import { ChildEnded } from '../../childProcess/startChild.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import type { FileReader, OpenedTable } from '../../files/createFileReader.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { finishCheck, inStep, isLarge, settleLines } from './checkStoredLines.ts';
import { findFileUse } from './fileUseReadModel.ts';
import { createLineChecker, withWidth, type CheckedLine } from './lineChecker.ts';
import { getUploadKind, getUploadState } from './uploadEnumerations.ts';
import * as lines from './uploadLineRepository.ts';
import { lockUpload, readUpload, type UploadRefusal, type UploadView } from './uploadReadModel.ts';
import { requireUploads } from './requireUploads.ts';
import { createNameCollector, hasNewNames } from './rewardNames.ts';
import * as uploads from './uploadRepository.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';
import { auditUpload, enqueueCheck, headingsHash, showUpload, type UploadDeps } from './uploadService.ts';

/** A file as it came; `bytes` is null where the body was none. */
export interface SentFile extends UploadFileQuery {
  readonly bytes: Buffer | null;
}

interface ReadFileDeps extends UploadDeps {
  readonly files: FileReader;
}

/** Reads files into uploads. Their bytes are kept nowhere. */
export function createReadFileService({ db, clock, enqueue, sendNotice, files }: ReadFileDeps) {
  /** Takes the place of what the upload held before. */
  const begin = (user: SessionUser, uploadId: string, file: SentFile, hash: string): Promise<UploadView> =>
    withTransaction(db, async (tx) => {
      const upload = await lockUpload(tx, user, uploadId);
      requireUploads(upload);
      if (file.bytes === null) throw new AppError(UPLOAD_FAILURES.noFile);
      if (upload.added_count > 0) throw new AppError(UPLOAD_FAILURES.added);
      await lines.deleteLines(tx, upload);
      const repeats_use_at = upload.file_hash === hash ? upload.repeats_use_at : null;
      const use = await findFileUse(tx, { ...upload, file_hash: hash, repeats_use_at }, 'CARTS');
      const now = clock.now();
      await uploads.updateUpload(tx, upload, {
        ...EMPTY,
        version: upload.version + 1,
        file_name: file.fileName.slice(0, FILE_LIMITS.nameLength),
        file_hash: hash,
        repeats_use_at: file.isAgain && use !== null ? use.used_at : repeats_use_at,
        ...(use !== null &&
          !file.isAgain &&
          refusedBy({ rule: 'file.used', place: null, usedAt: use.used_at.toISOString() })),
        updated_at: now,
      });
      await auditUpload(tx, user, { action: 'fileSent', uploadId, at: now });
      return readUpload(tx, user, uploadId);
    });

  /** Stores the rows: each with a verdict, unless somebody has to say first what the columns are, or they are many. */
  const take = async (upload: UploadView, table: OpenedTable, values: GivenValues): Promise<void> => {
    if (table.rowCount === 0) throw new FileRefused('file.empty', 'There are headings and no row');
    const { mapping, isAsking } = await mappingFor(upload, table.headings, values);
    const isLater = isAsking || isLarge(table.rowCount);
    const check = isLater ? null : await rowChecker(upload, table, mapping);
    const names = createNameCollector(mapping);
    let last = 0;
    for await (const rows of table.rows()) {
      names.add(rows);
      const checked = check === null ? [] : await check(rows);
      const numbered = rows.map((row, index) => ({
        ...row,
        lineNumber: last + index + 1,
        checked: checked[index] ?? null,
      }));
      last += rows.length;
      await inStep(db, upload, async (tx) => {
        await lines.insertLines(tx, upload, numbered);
        const checkedCount = check === null ? 0 : last;
        await uploads.updateUpload(tx, upload, {
          row_count: table.rowCount,
          checked_count: checkedCount,
          updated_at: clock.now(),
        });
      });
    }
    const hasNames = !isAsking && (await hasNewNames(db, upload, mapping, names.list()));
    await inStep(db, upload, async (tx) => {
      await uploads.updateUpload(tx, upload, { ...headOf(table), mapping: JSON.stringify(mapping) });
      if (isAsking || hasNames) {
        await settleLines(tx, upload, clock.now());
        await uploads.updateUpload(tx, upload, { state: 'NEEDS_MAPPING' });
      } else if (isLater) await enqueueCheck(tx, enqueue, upload, false);
      else await finishCheck(tx, upload, { clock, sendNotice });
    });
  };

  const rowChecker = async (upload: UploadView, { sheet, headings }: OpenedTable, mapping: UploadMapping) => {
    const check = await createLineChecker(db, upload, mapping);
    return async (rows: readonly TableRow[]): Promise<CheckedLine[]> => {
      const checked = await check(mapLines(rows, mapping));
      return checked.map((one, index) => {
        const row = rows[index];
        // A cell beside the table of a workbook has moved nothing.
        return row === undefined || sheet !== null ? one : withWidth(one, checkWidth(row, headings, mapping));
      });
    };
  };

  /** Columns as they were confirmed for these headings before, else as proposed; and whether somebody has to confirm them. */
  const mappingFor = async (upload: UploadView, headings: readonly string[], values: GivenValues) => {
    const { platform_id, user_id, kind } = upload;
    const key = { platform_id, user_id, kind, headings_hash: headingsHash(headings) };
    const remembered = await uploads.rememberedMapping(db, key);
    if (remembered !== null) {
      const mapping = withValues(remembered, values);
      const open = [
        ...missingFields(getUploadKind(upload), mapping),
        ...doubtfulFields(getUploadKind(upload), headings, mapping),
      ];
      return { mapping, isAsking: open.length > 0 };
    }
    const { mapping, needsConfirmation } = proposeMapping(getUploadKind(upload), headings, values);
    return { mapping, isAsking: needsConfirmation };
  };

  const refuse = (upload: UploadView, { rule, place }: Omit<UploadRefusal, 'usedAt'>): Promise<void> =>
    inStep(db, upload, async (tx: Tx) => {
      await lines.deleteLines(tx, upload);
      await uploads.updateUpload(tx, upload, {
        ...EMPTY,
        ...refusedBy({ rule, place, usedAt: null }),
        updated_at: clock.now(),
      });
    });

  /** Reads a file in place of the one before. Raises 409 when lines of that one are in a cart, or another file comes meanwhile. */
  return async (user: SessionUser, uploadId: string, file: SentFile): Promise<Upload> => {
    const bytes = file.bytes ?? Buffer.alloc(0);
    const begun = await begin(user, uploadId, file, createHash('sha256').update(bytes).digest('hex'));
    if (getUploadState(begun) === 'READING') {
      const { utid, amount, sheet, headingRow, encoding } = file;
      const task = {
        name: file.fileName,
        bytes,
        language: user.langKey,
        ...(sheet && { sheet }),
        ...(headingRow && { headingRow }),
        ...(encoding && { encoding }),
      };
      const values = { ...(utid && { utid }), ...(amount && { amount }) };
      await files
        .read(user.platformId, task, (table) => take(begun, table, values))
        .catch(async (error: unknown) => {
          if (error instanceof AppError) throw error;
          const isRefused = error instanceof FileRefused;
          await refuse(begun, isRefused ? error : INTERRUPTED);
          if (!isRefused && !(error instanceof ChildEnded)) throw error;
        });
    }
    return showUpload(db, await readUpload(db, user, uploadId));
  };
}

/** The refusal of an upload whose file could not be read for a reason that is not in it. */
const INTERRUPTED = { rule: 'file.interrupted', place: null } as const;

/** The columns of an upload whose file is not read yet. */
const EMPTY = {
  state: 'READING',
  sheets: '[]',
  sheet: null,
  headings: '[]',
  heading_row: null,
  encoding: null,
  mapping: '{}',
  decimal_mark: null,
  refusal: null,
  row_count: 0,
  checked_count: 0,
  wrong_count: 0,
  warned_count: 0,
} as const;

const headOf = ({ sheets, sheet, headings, headingRow, encoding }: OpenedTable) => ({
  sheets: JSON.stringify(sheets),
  sheet,
  headings: JSON.stringify(headings),
  heading_row: headingRow,
  encoding,
});

const refusedBy = (refusal: UploadRefusal) => ({ state: 'REFUSED', refusal: JSON.stringify(refusal) });

export type ReadFile = ReturnType<typeof createReadFileService>;
