import { listColumnKinds, type ColumnKind } from '@portal/shared/domain/uploads/uploadFields';

/** Columns of a file of mailed rewards that a pasted list does not name: all its people get one reward from one sender. */
const OF_ORDER: readonly ColumnKind[] = [
  'utid',
  'ptid',
  'senderFirstName',
  'senderEmail',
  'externalReferenceId',
  'location',
  'tourId',
  'reservationId',
];

/** The columns that are read of a pasted list: those of a file of mailed rewards about a person, and the email address. */
export const PASTED_KINDS: readonly ColumnKind[] = [
  ...listColumnKinds('MAILED').filter((kind) => !OF_ORDER.includes(kind)),
  'recipientEmail',
];
