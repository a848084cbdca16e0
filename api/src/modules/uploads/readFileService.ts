import { createHash } from 'node:crypto';
import type { Upload, UploadFileQuery } from '@portal/shared/contract/uploads';
import {
  mapLines,
  missingFields,
  proposeMapping,
  withValues,
  type GivenValues,
} from '@portal/shared/domain/uploads/uploadMapping';
import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import { FileRefused } from '@portal/shared/files/Table';
import type { Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { readInThread, type OpenedTable } from '../../files/readInThread.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { finishCheck, inStep, settleLines } from './checkStoredLines.ts';
import { createLineChecker } from './lineChecker.ts';
import { decimalMarkOf, kindOf, stateOf } from './toUpload.ts';
import * as lines from './uploadLineRepository.ts';
import { lockUpload, readUpload, type UploadRefusal, type UploadView } from './uploadReadModel.ts';
import { requireUploads } from './requireUploads.ts';
import * as uploads from './uploadRepository.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';
import { auditUpload, headingsHash, showUpload, type UploadDeps } from './uploadService.ts';

/** A file as it came; `bytes` is null where the body was none. */
export interface SentFile extends UploadFileQuery {
  readonly bytes: Buffer | null;
}

/** Reads files into uploads. Their bytes are kept nowhere. */
export function createReadFileService({ db, clock, sendNotice }: Omit<UploadDeps, 'enqueue'>) {
  /** Takes the place of what the upload held before. */
  const begin = (user: SessionUser, uploadId: string, file: SentFile, hash: string): Promise<UploadView> =>
    withTransaction(db, async (tx) => {
      const upload = await lockUpload(tx, user, uploadId);
      requireUploads(upload);
      if (file.bytes === null) throw new AppError(UPLOAD_FAILURES.noFile);
      if (upload.added_count > 0) throw new AppError(UPLOAD_FAILURES.added);
      await lines.deleteLines(tx, upload);
      const usedAt = file.isAgain ? null : await uploads.usedFileAt(tx, upload, hash);
      const now = clock.now();
      await uploads.updateUpload(tx, upload, {
        ...EMPTY,
        version: upload.version + 1,
        file_name: file.fileName.slice(0, FILE_LIMITS.nameLength),
        file_hash: hash,
        ...(usedAt !== null && refusedBy({ rule: 'file.used', place: null, usedAt: usedAt.toISOString() })),
        updated_at: now,
      });
      await auditUpload(tx, user, { action: 'fileSent', uploadId, at: now });
      return readUpload(tx, user, uploadId);
    });

  /** Stores the rows, each with a verdict unless somebody has to say first what the columns are. */
  const take = async (upload: UploadView, table: OpenedTable, values: GivenValues): Promise<void> => {
    if (table.rowCount === 0) throw new FileRefused('file.empty', 'There are headings and no row');
    const { mapping, isAsking } = await mappingFor(upload, table.headings, values);
    const check = isAsking
      ? null
      : await createLineChecker(db, upload, { kind: kindOf(upload), decimalMark: decimalMarkOf(upload) });
    let last = 0;
    for await (const rows of table.rows()) {
      const checked = check === null ? [] : await check(mapLines(rows, mapping));
      const from = last + 1;
      const numbered = rows.map((row, index) => ({
        ...row,
        lineNumber: from + index,
        checked: checked[index] ?? null,
      }));
      last += rows.length;
      await inStep(db, upload, async (tx) => {
        await lines.insertLines(tx, upload, numbered);
        const progress = { row_count: table.rowCount, checked_count: last, updated_at: clock.now() };
        await uploads.updateUpload(tx, upload, progress);
      });
    }
    if (last < table.rowCount)
      throw new FileRefused('file.unsafe', 'The thread that read the file ended before its rows did');
    await inStep(db, upload, async (tx) => {
      if (isAsking) await settleLines(tx, upload, clock.now());
      else await finishCheck(tx, upload, { clock, sendNotice });
      await uploads.updateUpload(tx, upload, {
        ...(isAsking && { state: 'NEEDS_MAPPING' }),
        sheets: JSON.stringify(table.sheets),
        sheet: table.sheet,
        headings: JSON.stringify(table.headings),
        mapping: JSON.stringify(mapping),
      });
    });
  };

  /** Columns as they were confirmed for these headings before, else as proposed; and whether somebody has to confirm them. */
  const mappingFor = async (upload: UploadView, headings: readonly string[], values: GivenValues) => {
    const { platform_id, user_id, kind } = upload;
    const key = { platform_id, user_id, kind, headings_hash: headingsHash(headings) };
    const remembered = await uploads.rememberedMapping(db, key);
    if (remembered !== null) {
      const mapping = withValues(remembered, values);
      return { mapping, isAsking: missingFields(kindOf(upload), mapping).length > 0 };
    }
    const { mapping, needsConfirmation } = proposeMapping(kindOf(upload), headings, values);
    return { mapping, isAsking: needsConfirmation };
  };

  const refuse = (upload: UploadView, { rule, place }: FileRefused): Promise<void> =>
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
    if (stateOf(begun) === 'READING') {
      const task = { name: file.fileName, bytes, language: user.langKey, ...(file.sheet && { sheet: file.sheet }) };
      const { utid, amount } = file;
      const values = { ...(utid && { utid }), ...(amount && { amount }) };
      await readInThread(task, (table) => take(begun, table, values)).catch(async (error: unknown) => {
        if (!(error instanceof FileRefused)) throw error;
        await refuse(begun, error);
      });
    }
    return showUpload(db, await readUpload(db, user, uploadId));
  };
}

/** Of an upload whose file is not read yet. */
const EMPTY = {
  state: 'READING',
  sheets: '[]',
  sheet: null,
  headings: '[]',
  mapping: '{}',
  decimal_mark: null,
  refusal: null,
  row_count: 0,
  checked_count: 0,
  wrong_count: 0,
  warned_count: 0,
} as const;

const refusedBy = (refusal: UploadRefusal) => ({ state: 'REFUSED', refusal: JSON.stringify(refusal) });

export type ReadFile = ReturnType<typeof createReadFileService>;
