import type { FailedLinesQuery } from '@portal/shared/contract/orders';
import { MAILED_ADDRESS_PARTS } from '@portal/shared/domain/addresses/mailedAddress';
import { DELIVERY_METHODS } from '@portal/shared/domain/enumerations';
import { lineReasonOf } from '@portal/shared/domain/ordering/lineReasons';
import { languageOf } from '@portal/shared/domain/people/languages';
import { fieldsOf, UPLOAD_FIELDS } from '@portal/shared/domain/uploads/uploadFields';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { orderFileTexts } from '../../texts/orderFileTexts.ts';
import type { OrderFileTexts } from '../../texts/orderFiles/OrderFileTexts.ts';
import type { XlsxFile } from '../../xlsx/sendXlsx.ts';
import type { XlsxCell } from '../../xlsx/xlsxCell.ts';
import { readAddress } from '../carts/index.ts';
import { toFileColumns, toFileHeading, type UploadFileColumn } from '../uploads/index.ts';
import { amountCell, countCell } from './historyFile.ts';
import { listFailedLines, listFailedMethods, type FailedLine } from './orderLineReadModel.ts';
import { requireOrder } from './requireLine.ts';

const BATCH_ROWS = 500;
/** Characters. */
const COLUMN_WIDTH = 24;

/**
 * Makes a file of the lines of an order that failed, in the columns of an upload with the reason last, in the user's language:
 * corrected, it is uploaded as it is. Raises 404 for an order that the user does not see.
 */
export const createFailedLinesFile =
  (db: Db) =>
  async (user: SessionUser, reference: string, format: FailedLinesQuery['format']): Promise<XlsxFile> => {
    const order = await requireOrder(db, user, reference);
    const { reasons } = orderFileTexts(languageOf(user.langKey), 'UTC');
    const columns = [...toFileColumns(await listFields(db, keyOf(order))), 'reason' as const];
    return {
      fileName: `failed-${order.reference_order_id}.${format}`,
      columns: columns.map((column) => ({ heading: toFileHeading(column), width: COLUMN_WIDTH })),
      batches: readRows(db, keyOf(order), (line) => columns.map((column) => toCell(column, line, reasons))),
    };
  };

export type MakeFailedLinesFile = ReturnType<typeof createFailedLinesFile>;

/** Returns the fields that the failed lines of an order may have. */
async function listFields(db: Db, order: TenantKey) {
  const methods = await listFailedMethods(db, order);
  const fields = new Set(methods.flatMap((method) => fieldsOf(oneOf(DELIVERY_METHODS, method))));
  return UPLOAD_FIELDS.filter((field) => fields.has(field));
}

/** Reads rows in batches, between which no connection is held. */
async function* readRows(db: Db, order: TenantKey, toRow: (line: FailedLine) => XlsxCell[]) {
  let after = 0;
  for (;;) {
    const lines = await listFailedLines(db, order, after, BATCH_ROWS);
    const last = lines.at(-1);
    if (last === undefined) return;
    yield lines.map(toRow);
    after = last.line_number;
  }
}

function toCell(column: UploadFileColumn, line: FailedLine, reasons: OrderFileTexts['reasons']): XlsxCell {
  if (column === 'amount') return amountCell(line.amount_minor, line.currency_code);
  if (column === 'quantity') return countCell(line.quantity);
  if (column === 'reason') return line.status_reason === null ? null : reasons[lineReasonOf(line.status_reason)];
  const part = MAILED_ADDRESS_PARTS.find((one) => column === `recipientAddress.${one}`);
  if (part !== undefined) return readAddress(line.address)?.[part] ?? null;
  const content = LINE_CONTENT[column];
  return content === undefined ? null : line[content];
}

type TextColumn = { [Key in keyof FailedLine]: FailedLine[Key] extends string | null ? Key : never }[keyof FailedLine];

/** The column of an order that holds the text of a file; it keeps no address of a sender. */
const LINE_CONTENT: Partial<Record<UploadFileColumn, TextColumn>> = {
  utid: 'utid',
  rewardName: 'reward_name',
  recipientEmail: 'email',
  recipientMobileNumber: 'mobile_number',
  recipientFirstName: 'first_name',
  recipientLastName: 'last_name',
  senderFirstName: 'sender_name',
  etid: 'etid',
  ptid: 'ptid',
  emailSubject: 'subject',
  personalizationToName: 'to_name',
  personalizationFromName: 'from_name',
  letterHeadTitle: 'letter_head_title',
  message: 'message',
  notes: 'notes',
  externalReferenceId: 'external_reference_id',
  location: 'location_id',
  tourId: 'tour_id',
  reservationId: 'reservation_id',
};
