import type { DeliveryMethod } from '../enumerations.ts';

/** Fields of an upload's line, by the names that they have on the wire. */
export const UPLOAD_FIELDS = [
  'utid',
  'amount',
  'quantity',
  'recipientEmail',
  'recipientMobileNumber',
  'recipientFirstName',
  'recipientLastName',
  'recipientAddress.companyName',
  'recipientAddress.streetLine1',
  'recipientAddress.streetLine2',
  'recipientAddress.city',
  'recipientAddress.stateOrProvince',
  'recipientAddress.postalCode',
  'recipientAddress.country',
  'senderFirstName',
  'senderEmail',
  'etid',
  'ptid',
  'emailSubject',
  'personalizationToName',
  'personalizationFromName',
  'letterHeadTitle',
  'message',
  'notes',
  'externalReferenceId',
  'location',
  'tourId',
  'reservationId',
] as const;
export type UploadField = (typeof UPLOAD_FIELDS)[number];

/** The content of a column: a field, or `recipientName`, which is split into first and last name. */
export const COLUMN_KINDS = [...UPLOAD_FIELDS, 'recipientName'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** The fields that a column of full names fills. */
export const NAME_FIELDS: readonly ColumnKind[] = ['recipientFirstName', 'recipientLastName'];

/** All rewards of an upload are delivered in one way, which is its kind. */
export type UploadKind = DeliveryMethod;

const OF_ALL: readonly UploadField[] = ['utid', 'amount', 'recipientFirstName', 'senderFirstName'];
const POSTAL: readonly UploadField[] = [
  'recipientLastName',
  'recipientAddress.streetLine1',
  'recipientAddress.city',
  'recipientAddress.stateOrProvince',
  'recipientAddress.postalCode',
  'recipientAddress.country',
];

/** True for a kind whose rewards go to a postal address. */
export const isPostal = (kind: UploadKind): boolean => kind === 'MAILED' || kind === 'BULK_PHYSICAL';

/** Fields that every line of a kind must have. */
export const NEEDED_FIELDS: Readonly<Record<UploadKind, readonly UploadField[]>> = {
  EMAIL: [...OF_ALL, 'recipientEmail'],
  MOBILE: [...OF_ALL, 'recipientMobileNumber'],
  MAILED: [...OF_ALL, ...POSTAL],
  BULK_PHYSICAL: [...OF_ALL, ...POSTAL, 'quantity'],
};

/** The contents that columns of a kind's file may have. */
export const listColumnKinds = (kind: UploadKind): readonly ColumnKind[] => [...fieldsOf(kind), 'recipientName'];

const PERSONAL: readonly UploadField[] = [
  'ptid',
  'personalizationToName',
  'personalizationFromName',
  'letterHeadTitle',
];

/** The fields that lines of a kind may have. */
export const fieldsOf = (kind: UploadKind): readonly UploadField[] =>
  UPLOAD_FIELDS.filter((field) => {
    if (NEEDED_FIELDS[kind].includes(field)) return true;
    if (field === 'etid') return kind === 'EMAIL' || kind === 'MOBILE';
    if (field === 'emailSubject') return kind === 'EMAIL';
    // Each needs one of them, and has no other.
    if (field === 'recipientEmail' || field === 'recipientMobileNumber' || field === 'quantity') return false;
    return field.startsWith('recipientAddress.') ? isPostal(kind) : !PERSONAL.includes(field) || kind === 'MAILED';
  });
