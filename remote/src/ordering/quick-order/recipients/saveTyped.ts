import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';
import { csvText } from '@portal/shared/files/writeCsv';
import { saveFile } from '../../../api/saveFile.ts';
import type { OrderedReward } from '../../orderDraft.ts';
import { isBlank, type CheckoutValues } from '../checkout/checkoutValues.ts';
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
  ['notes', values.notes],
];

/** Saves who and what was typed as a file of recipients, whose headings need no mapping. */
export async function saveTyped(values: CheckoutValues, reward: OrderedReward): Promise<void> {
  const rows = values.recipients.filter((one) => !isBlank(one)).map((one) => toCells(one, values, reward));
  const headings = rows[0]?.map(([field]) => field) ?? [];
  const text = csvText(
    headings,
    rows.map((cells) => cells.map(([, cell]) => cell.trim())),
  );
  await saveFile(new Response(text, { headers: { 'content-disposition': `attachment; filename="${FILE}"` } }));
}
