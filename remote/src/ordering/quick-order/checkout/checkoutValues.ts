import type { CartLineBody } from '@portal/shared/contract/shoppingCarts';
import type { OrderedReward } from '../../orderDraft.ts';
import { trimTexts, type MailTexts } from '../message/mailTexts.ts';
import type { Recipient } from '../recipients/pastedRecipients.ts';

/** The form's values, all as typed. */
export interface CheckoutValues extends MailTexts {
  readonly recipients: readonly Recipient[];
  readonly accountIdentifier: string;
  readonly purchaseOrderNumber: string;
  readonly notes: string;
}

/** An order as it is sent: what the cart holds. */
export interface OrderContent {
  readonly accountIdentifier: string;
  readonly metadata: { readonly purchaseOrderNumber: string | null; readonly notes: string | null };
  readonly lineItems: readonly CartLineBody[];
  /** Row of the grid that each line came from. */
  readonly rows: readonly number[];
}

export const EMPTY_RECIPIENT: Recipient = { firstName: '', lastName: '', email: '', notes: '' };

/** True for a row without any text. */
export const isBlank = ({ firstName, lastName, email, notes = '' }: Recipient): boolean =>
  `${firstName}${lastName}${email}${notes}`.trim() === '';

/** A text as it is sent: trimmed, and null where nothing was typed. */
export const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Converts valid values to an order; the note of each person goes with the line, that of the order with the order. */
export function toOrderContent(values: CheckoutValues, reward: OrderedReward): OrderContent {
  const filled = values.recipients
    .map((recipient, row) => ({ recipient, row }))
    .filter(({ recipient }) => !isBlank(recipient));
  const deliveryTemplate = trimTexts(values);
  return {
    accountIdentifier: values.accountIdentifier,
    metadata: { purchaseOrderNumber: orNull(values.purchaseOrderNumber), notes: orNull(values.notes) },
    lineItems: filled.map(({ recipient }) => ({
      utid: reward.utid,
      amount: reward.amount,
      quantity: 1,
      recipient: {
        firstName: recipient.firstName.trim(),
        lastName: orNull(recipient.lastName),
        email: recipient.email.trim(),
        address: undefined,
      },
      deliveryTemplate: recipient.own ?? deliveryTemplate,
      ...(recipient.notes?.trim() ? { metadata: { notes: recipient.notes.trim() } } : {}),
    })),
    rows: filled.map(({ row }) => row),
  };
}

/** Fingerprint of an order, to detect whether a price belongs to the current form values. */
export const toFingerprint = (content: OrderContent): string => JSON.stringify(content);
