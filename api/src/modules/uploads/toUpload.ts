import type { Upload, UploadLine as WireLine, UploadSummary } from '@portal/shared/contract/uploads';
import { listAddressWarnings } from '@portal/shared/domain/addresses/mailedAddress';
import type { UploadLine } from '@portal/shared/domain/uploads/checkUploadLine';
import { textOf } from '@portal/shared/domain/uploads/checkUploadLines';
import {
  COLUMN_KINDS,
  UPLOAD_FIELDS,
  type ColumnKind,
  type UploadField,
} from '@portal/shared/domain/uploads/uploadFields';
import {
  doubtfulFields,
  getChosenRewards,
  missingFields,
  proposeMapping,
  type UploadMapping,
} from '@portal/shared/domain/uploads/uploadMapping';
import { ENCODINGS } from '@portal/shared/files/ReadingOptions';
import type { Cell } from '@portal/shared/files/Table';
import { oneOf } from '../../db/oneOf.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import { money } from '../carts/index.ts';
import { getDecimalMark, getUploadKind, getUploadState } from './uploadEnumerations.ts';
import type { UploadLineRow } from './uploadLineRepository.ts';
import type { UploadView } from './uploadReadModel.ts';

export const toUploadSummary = (upload: UploadView): UploadSummary => ({
  uploadId: upload.id,
  identifier: upload.id,
  accountIdentifier: upload.account_identifier,
  kind: getUploadKind(upload),
  state: getUploadState(upload),
  fileName: upload.file_name,
  rowCount: upload.row_count,
  checkedCount: upload.checked_count,
  wrongCount: upload.wrong_count,
  warnedCount: upload.warned_count,
  addedCount: upload.added_count,
  cartId: upload.open_cart_id,
  orderReferenceId: upload.reference_order_id,
  createdAt: upload.created_at.toISOString(),
  expiresAt: upload.expires_at.toISOString(),
});

/** `firstRows`: from which samples are taken. */
export function toUpload(
  upload: UploadView,
  errorGroups: Upload['causes'],
  firstRows: readonly { readonly cells: readonly Cell[] }[],
): Upload {
  const { sheets, headings, mapping, refusal } = upload;
  const kind = getUploadKind(upload);
  const { guessed } = proposeMapping(kind, headings);
  const doubtful = doubtfulFields(kind, headings, mapping);
  return {
    ...toUploadSummary(upload),
    purchaseOrderNumber: upload.purchase_order_number,
    notes: upload.notes,
    sheets: [...sheets],
    sheet: upload.sheet,
    headingRow: upload.heading_row,
    encoding: upload.encoding === null ? null : oneOf(ENCODINGS, upload.encoding),
    columns: headings.map((heading, column) => {
      const field = fieldOfColumn(mapping, column);
      return {
        heading,
        field,
        isGuessed: field !== null && guessed.includes(field),
        isDoubtful: doubtful.some(({ columns }) => columns.includes(column)),
        samples: samplesOf(firstRows, column),
      };
    }),
    values: UPLOAD_FIELDS.flatMap((field) => {
      const source = mapping[field];
      return source !== undefined && 'value' in source ? [{ field, value: source.value }] : [];
    }),
    rewards: Array.from(getChosenRewards(mapping), ([name, utid]) => ({ name, utid })),
    missing: headings.length === 0 ? [] : missingFields(kind, mapping),
    decimalMark: getDecimalMark(upload),
    refusal,
    causes: errorGroups,
  };
}

function fieldOfColumn(mapping: UploadMapping, column: number): ColumnKind | null {
  const isFrom = (field: ColumnKind): boolean => {
    const source = mapping[field];
    return source !== undefined && 'column' in source && source.column === column;
  };
  return COLUMN_KINDS.find(isFrom) ?? null;
}

const SAMPLES = 3;

const samplesOf = (rows: readonly { readonly cells: readonly Cell[] }[], column: number): string[] =>
  rows
    .map(({ cells }) => String(cells[column] ?? '').trim())
    .filter((sample) => sample !== '')
    .slice(0, SAMPLES);

export function toUploadLine(row: UploadLineRow): WireLine {
  const text = textsOf(row.fields);
  const address = (part: string): string => text(`recipientAddress.${part}`);
  return {
    lineNumber: row.line_number,
    identifier: row.identifier,
    sheetRow: row.sheet_row,
    utid: text('utid'),
    amount: text('amount'),
    value: row.amount_minor === null || row.currency_code === null ? null : money(row.amount_minor, row.currency_code),
    quantity: text('quantity'),
    recipientEmail: text('recipientEmail'),
    recipientMobileNumber: text('recipientMobileNumber'),
    recipientFirstName: text('recipientFirstName'),
    recipientLastName: text('recipientLastName'),
    recipientAddress: {
      companyName: address('companyName'),
      streetLine1: address('streetLine1'),
      streetLine2: address('streetLine2'),
      city: address('city'),
      stateOrProvince: address('stateOrProvince'),
      postalCode: address('postalCode'),
      country: address('country'),
    },
    senderFirstName: text('senderFirstName'),
    senderEmail: text('senderEmail'),
    etid: text('etid'),
    ptid: text('ptid'),
    emailSubject: text('emailSubject'),
    personalizationToName: text('personalizationToName'),
    personalizationFromName: text('personalizationFromName'),
    letterHeadTitle: text('letterHeadTitle'),
    message: text('message'),
    notes: text('notes'),
    externalReferenceId: text('externalReferenceId'),
    location: text('location'),
    tourId: text('tourId'),
    reservationId: text('reservationId'),
    errors: [
      ...row.refusals.flatMap(([field, refusal]) => fieldErrors(field, refusal)),
      ...(row.repeated_row === null ? [] : fieldErrors('externalReferenceId', repeats(row.repeated_row))),
    ],
    warnings: warningsOf(row),
    isAdded: row.added_at !== null,
  };
}

const repeats = (row: number) => ({ key: 'error.reference.repeated', values: { row: String(row) } });

const textsOf =
  (fields: UploadLine) =>
  (field: string): string =>
    String(new Map<string, string | number>(Object.entries(fields)).get(field) ?? '');

const getContactField = ({ fields }: UploadLineRow): UploadField =>
  fields.recipientMobileNumber === undefined ? 'recipientEmail' : 'recipientMobileNumber';

const warnOfAddress = (fields: UploadLine): WireLine['warnings'] =>
  listAddressWarnings({
    streetLine1: textOf(fields['recipientAddress.streetLine1']),
    streetLine2: textOf(fields['recipientAddress.streetLine2']),
    stateOrProvince: textOf(fields['recipientAddress.stateOrProvince']),
  }).map(([part, warning]) => ({ field: `recipientAddress.${part}`, warning }));

const warningsOf = (row: UploadLineRow): WireLine['warnings'] => [
  ...(row.repeats_contact ? [{ field: getContactField(row), warning: 'REPEATED_RECIPIENT' } as const] : []),
  ...(row.is_po_box || row.is_territory ? warnOfAddress(row.fields) : []),
  ...(row.is_hidden ? [{ field: null, warning: 'HIDDEN_ROW' } as const] : []),
];
