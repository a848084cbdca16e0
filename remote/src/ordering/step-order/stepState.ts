import type { Upload } from '@portal/shared/contract/uploads';
import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';
import type { MailTexts } from '../../entities/delivery-template/mailTexts.ts';

export const STEPS = ['recipients', 'reward', 'email', 'checkout'] as const;
export type Step = (typeof STEPS)[number];

/** Returns the value that all lines of an upload have in a field; '' for none. */
export const getValue = (upload: Upload | null, field: UploadField): string =>
  upload?.values.find((one) => one.field === field)?.value ?? '';

/** Fields that a person has alone; the others are the same in all lines. */
const PERSONAL: readonly string[] = [
  'recipientFirstName',
  'recipientLastName',
  'recipientEmail',
  'recipientMobileNumber',
  'notes',
  'externalReferenceId',
];

export const isPersonal = (field: string): boolean => PERSONAL.includes(field);

/** Returns what is wrong with people themselves, most of them first. */
export const listPersonalErrors = (upload: Upload | null): Upload['causes'] =>
  upload?.causes.filter(({ field }) => isPersonal(field)) ?? [];

/** Returns the mail of the order as far as it is given. */
export const getMail = (upload: Upload | null): MailTexts => ({
  etid: getValue(upload, 'etid'),
  senderName: getValue(upload, 'senderFirstName'),
  subject: getValue(upload, 'emailSubject'),
  message: getValue(upload, 'message'),
});

/** True when a step has all that it asks for. */
export function isStepDone(step: Step, upload: Upload | null): boolean {
  if (upload === null) return false;
  if (step === 'recipients') return upload.rowCount > 0 && listPersonalErrors(upload).length === 0;
  if (step === 'reward') return getValue(upload, 'utid') !== '' && !hasErrorIn(upload, ['utid', 'amount']);
  if (step === 'email')
    return getMail(upload).etid !== '' && !hasErrorIn(upload, ['etid', 'senderFirstName', 'emailSubject', 'message']);
  return false;
}

const hasErrorIn = (upload: Upload, fields: readonly UploadField[]): boolean =>
  upload.causes.some(({ field }) => fields.includes(field));
