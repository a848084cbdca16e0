import type { OrderSummary } from '@portal/shared/contract/shoppingCarts';
import type {
  AddUploadLinesBody,
  ChangedUploadLines,
  PendingUpload,
  Upload,
  UploadLine as WireLine,
  UploadLineBody,
  UploadMetadataBody,
  UploadValuesBody,
} from '@portal/shared/contract/uploads';
import type { FulfillmentType } from '@portal/shared/domain/enumerations';
import { getFulfillmentType } from '@portal/shared/domain/ordering/deliverySupport';
import type { UploadLine } from '@portal/shared/domain/uploads/checkUploadLine';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import type { Tx } from '../../db/client.ts';
import { isUuid } from '../../db/isUuid.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { summariseLines } from '../carts/index.ts';
import { settleLines } from './checkStoredLines.ts';
import { createLineChecker } from './lineChecker.ts';
import { toRepeatKeys, rewriteLines } from './rewriteLines.ts';
import { toUploadLine } from './toUpload.ts';
import { getUploadKind, getUploadState } from './uploadEnumerations.ts';
import { getValues, requireFieldsOfKind, rewriteAll, toValueMapping, withValues } from './uploadValues.ts';
import { requireUploadsOfFile } from './requireUploads.ts';
import { countGoodLines } from './uploadLineReadModel.ts';
import * as lines from './uploadLineRepository.ts';
import { findPendingUpload, getOwnCartId, lockUpload, readUpload, type UploadView } from './uploadReadModel.ts';
import { updateUpload } from './uploadRepository.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';
import { lockChecked, showUpload, type UploadDeps } from './uploadService.ts';

/** Lines that are typed, one by one or many, where no file is sent; and what is said of all of them. */
export function createTypedLinesService({ db, clock }: Omit<UploadDeps, 'enqueue'>) {
  return {
    /** The newest upload of the user that is not ordered. Raises 404 when there is none. */
    pending: async (user: SessionUser): Promise<PendingUpload> => {
      const upload = await findPendingUpload(db, user);
      if (upload === undefined) throw new AppError(UPLOAD_FAILURES.notFound);
      const { id, purchase_order_number, notes } = upload;
      return {
        uploadId: id,
        identifier: id,
        cartId: getOwnCartId(upload),
        purchaseOrderNumber: purchase_order_number,
        notes,
      };
    },

    setMetadata: (user: SessionUser, uploadId: string, body: UploadMetadataBody): Promise<Upload> =>
      withTransaction(db, async (tx) => {
        const upload = await lockUpload(tx, user, uploadId);
        const { purchaseOrderNumber, notes } = body;
        await updateUpload(tx, upload, {
          ...(purchaseOrderNumber !== undefined && { purchase_order_number: trimmed(purchaseOrderNumber) }),
          ...(notes !== undefined && { notes: trimmed(notes) }),
          updated_at: clock.now(),
        });
        return showUpload(tx, await readUpload(tx, user, uploadId));
      }),

    /** Returns what the good lines cost. Raises 422 for another currency than the account's. */
    summarise: async (user: SessionUser, uploadId: string, currency: string): Promise<OrderSummary> => {
      const upload = await readUpload(db, user, uploadId);
      if (currency !== upload.account_currency) throw new AppError(UPLOAD_FAILURES.otherCurrency);
      const good = await countGoodLines(db, upload, getUploadKind(upload));
      const summary = await summariseLines(db, user, upload, { lines: good, now: clock.now() });
      return { ...summary, isFileUpload: upload.file_name !== null };
    },

    /**
     * Gives all lines one value in some fields; lines that are typed later begin with it. Raises 409 for an upload with a file, whose
     * mapping says this, and once a cart has lines; 422 for a field that lines of the kind do not have.
     */
    setValues: (user: SessionUser, uploadId: string, { values }: UploadValuesBody): Promise<Upload> =>
      withTransaction(db, async (tx) => {
        const upload = await lockUpload(tx, user, uploadId);
        requireOpen(upload);
        if (upload.file_name !== null) throw new AppError(UPLOAD_FAILURES.notReady);
        if (upload.added_count > 0) throw new AppError(UPLOAD_FAILURES.added);
        requireFieldsOfKind(upload, values);
        const given = Object.fromEntries(values.map(({ field, value }) => [field, value.trim()]));
        await updateUpload(tx, upload, {
          mapping: JSON.stringify(toValueMapping({ ...getValues(upload), ...given })),
          updated_at: clock.now(),
        });
        await rewriteAll(tx, upload, given, clock.now());
        return showUpload(tx, await readUpload(tx, user, uploadId));
      }),

    /** Adds lines after those that are there. Raises 422 for another account and for too many, 409 while a file is read. */
    add: async (
      tx: Tx,
      user: SessionUser,
      uploadId: string,
      {
        accountIdentifier,
        bodies,
      }: { readonly accountIdentifier?: string | undefined; readonly bodies: AddUploadLinesBody },
    ): Promise<ChangedUploadLines> => {
      const upload = await lockUpload(tx, user, uploadId);
      requireOpen(upload);
      requireUploadsOfFile(upload);
      if (accountIdentifier !== undefined && accountIdentifier !== upload.account_identifier)
        throw new AppError(UPLOAD_FAILURES.otherAccount);
      if (upload.row_count + bodies.length > FILE_LIMITS.rows) throw new AppError(UPLOAD_FAILURES.tooManyLines);
      const first = (await lines.lastLineNumber(tx, upload)) + 1;
      const given = getValues(upload);
      const typed = bodies.map((body) => withValues(lineOf(body), given));
      const added = await insertTyped(tx, upload, typed, first);
      const repeats = await lines.markRepeats(tx, upload, toRepeatKeys(added));
      await settleLines(tx, upload, clock.now());
      const numbers = added.map((_line, index) => first + index);
      const changed = await lines.linesNumbered(tx, upload, [...new Set([...numbers, ...repeats])]);
      const after = await readUpload(tx, user, uploadId);
      return { upload: await showUpload(tx, after), lines: changed.map(toUploadLine) };
    },

    /** Writes a line anew. */
    replace: (user: SessionUser, uploadId: string, lineId: string, body: UploadLineBody): Promise<WireLine> =>
      withTransaction(db, async (tx) => {
        const upload = await lockChecked(tx, user, uploadId);
        const row = isUuid(lineId) ? await lines.findLine(tx, upload, lineId) : undefined;
        if (row === undefined) throw new AppError(UPLOAD_FAILURES.lineNotFound);
        if (row.added_at !== null) throw new AppError(UPLOAD_FAILURES.added);
        await rewriteLines(tx, upload, [{ row, line: lineOf(body) }], clock.now());
        const [after] = await lines.linesNumbered(tx, upload, [row.line_number]);
        return toUploadLine(after ?? row);
      }),

    /** Deletes the lines of one kind that no cart has; nothing when the upload is of another kind. */
    removeFulfillment: (user: SessionUser, uploadId: string, type: FulfillmentType): Promise<void> =>
      withTransaction(db, async (tx) => {
        const upload = await lockUpload(tx, user, uploadId);
        requireOpen(upload);
        if (getFulfillmentType(getUploadKind(upload)) !== type) return;
        await lines.deleteOpenLines(tx, upload);
        await settleLines(tx, upload, clock.now());
      }),
  };
}

/** Raises 409 for an upload whose file is read, not mapped or refused. */
function requireOpen(upload: UploadView): void {
  const isWithoutFile = getUploadState(upload) === 'READING' && upload.file_name === null;
  if (!isWithoutFile && !['CHECKED', 'ADDED'].includes(upload.state)) throw new AppError(UPLOAD_FAILURES.notReady);
}

async function insertTyped(tx: Tx, upload: UploadView, typed: readonly UploadLine[], first: number) {
  const { rowsAtOnce } = SERVER_SETTINGS.files;
  const check = await createLineChecker(tx, upload);
  const checked = await check(typed);
  const rows = checked.map((one, index) => ({
    lineNumber: first + index,
    number: first + index,
    isHidden: false,
    cells: [],
    checked: one,
  }));
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await lines.insertLines(tx, upload, rows.slice(start, start + rowsAtOnce));
  return checked;
}

const trimmed = (text: string | null): string | null => text?.trim() || null;

/** A body as the fields of a line; parts of the address by their own names. */
const lineOf = ({ recipientAddress, ...fields }: UploadLineBody): UploadLine =>
  Object.fromEntries([
    ...Object.entries(fields).map(([field, value]) => [field, value ?? '']),
    ...Object.entries(recipientAddress ?? {}).map(([part, value]) => [`recipientAddress.${part}`, value ?? '']),
  ]) as UploadLine;

export type TypedLinesService = ReturnType<typeof createTypedLinesService>;
