import type { ColumnKind } from '@portal/shared/domain/uploads/uploadFields';

/** The columns of a file of mailed rewards that are read of a pasted list. */
export const PASTED_KINDS = [
  'recipientFirstName',
  'recipientLastName',
  'recipientName',
  'recipientEmail',
  'recipientAddress.companyName',
  'recipientAddress.streetLine1',
  'recipientAddress.streetLine2',
  'recipientAddress.city',
  'recipientAddress.stateOrProvince',
  'recipientAddress.postalCode',
  'recipientAddress.country',
  'amount',
  'personalizationToName',
  'personalizationFromName',
  'letterHeadTitle',
  'message',
  'notes',
] as const satisfies readonly ColumnKind[];
export type PastedKind = (typeof PASTED_KINDS)[number];
