import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';
import { csvText } from '@portal/shared/files/writeCsv';
import { saveFile } from '../../../api/saveFile.ts';
import type { OrderedReward } from '../../orderDraft.ts';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import type { Recipient } from './pastedRecipients.ts';

const FILE = 'recipients.csv';

type Cell = readonly [UploadField, string];

const toCells = (recipient: Recipient, values: CheckoutValues, { utid, amount }: OrderedReward): readonly Cell[] => [
  ['utid', utid],
  ['amount', amount],
  ['recipientEmail', recipient.email],
  ['recipientFirstName', recipient.firstName],
  ['recipientLastName', recipient.lastName],
  ['senderFirstName', (recipient.own ?? values).senderName],
  ['etid', (recipient.own ?? values).etid],
  ['emailSubject', (recipient.own ?? values).subject],
  ['message', (recipient.own ?? values).message],
  ['notes', recipient.notes?.trim() ? recipient.notes : values.notes],
];

/** Returns people with what was typed for them as the text of a file of recipients, whose headings need no mapping. */
export function toRecipientsCsv(people: readonly Recipient[], values: CheckoutValues, reward: OrderedReward): string {
  const hasNumbers = people.some(({ mobileNumber = '' }) => mobileNumber.trim() !== '');
  const rows = people.map((one): readonly Cell[] => [
    ...toCells(one, values, reward),
    ...(hasNumbers ? [['recipientMobileNumber', one.mobileNumber ?? ''] as const] : []),
  ]);
  const headings = rows[0]?.map(([field]) => field) ?? [];
  return csvText(
    headings,
    rows.map((cells) => cells.map(([, cell]) => cell.trim())),
  );
}

export const toRecipientsFile = (csv: string): File => new File([csv], FILE, { type: 'text/csv' });

/** Saves it on the user's machine. */
export const saveRecipients = async (csv: string): Promise<void> => {
  await saveFile(new Response(csv, { headers: { 'content-disposition': `attachment; filename="${FILE}"` } }));
};
