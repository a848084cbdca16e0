import type { CartLineBody } from '@portal/shared/contract/shoppingCarts';
import { toPaymentSource } from '../../../entities/payment-source/paymentSourceValue.ts';
import type { OrderedReward } from '../../orderDraft.ts';
import { toScheduledTime, type ScheduleValues } from '../../schedule/scheduleValues.ts';
import { trimTexts, type MailTexts } from '../../../entities/delivery-template/mailTexts.ts';
import { toMobileNumber, type MobileCheck } from '../recipients/mobileCheck.ts';
import type { Recipient } from '../recipients/pastedRecipients.ts';
import { getMethod, type RecipientMethod } from '../recipients/recipientMethod.ts';

/** The form's values, all as typed. */
export interface CheckoutValues extends MailTexts {
  readonly recipients: readonly Recipient[];
  readonly accountIdentifier: string;
  /** The card that pays, or the balance; a draft may be older than it. */
  readonly paymentSourceIdentifier?: string;
  readonly purchaseOrderNumber: string;
  readonly notes: string;
  /** The order's own words in its texts; a draft may be older than it. */
  readonly carrierMessage?: string;
  /** When it is sent; a draft may be older than it. */
  readonly schedule?: ScheduleValues;
}

/** An order as it is sent: what the cart holds. */
export interface OrderContent {
  readonly accountIdentifier: string;
  readonly paymentSourceIdentifier: string;
  readonly metadata: {
    readonly purchaseOrderNumber: string | null;
    readonly notes: string | null;
    /** Absent where the reward cannot be texted. */
    readonly carrierMessage?: string | null;
  };
  readonly lineItems: readonly CartLineBody[];
  /** Row of the grid that each line came from. */
  readonly rows: readonly number[];
}

export const EMPTY_RECIPIENT: Recipient = { firstName: '', lastName: '', email: '', mobileNumber: '', notes: '' };

/** True for a row without any text. */
export const isBlank = ({ firstName, lastName, email, mobileNumber = '', notes = '' }: Recipient): boolean =>
  `${firstName}${lastName}${email}${mobileNumber}${notes}`.trim() === '';

/** True when someone gets the reward as a text. */
export const isTexted = ({ recipients }: CheckoutValues, methods: readonly RecipientMethod[]): boolean =>
  recipients.some((recipient) => !isBlank(recipient) && getMethod(recipient, methods) === 'MOBILE');

/** A text as it is sent: trimmed, and null where nothing was typed. */
export const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** How people can get the reward that is ordered. */
export interface RewardDelivery {
  readonly methods: readonly RecipientMethod[];
  readonly mobileCheck: MobileCheck;
}

/** Converts valid values to an order; the note of each person goes with the line, that of the order with the order. */
export function toOrderContent(
  values: CheckoutValues,
  reward: OrderedReward,
  { methods, mobileCheck }: RewardDelivery,
): OrderContent {
  const filled = values.recipients
    .map((recipient, row) => ({ recipient, row }))
    .filter(({ recipient }) => !isBlank(recipient));
  const deliveryTemplate = trimTexts(values);
  const scheduled = toScheduledTime(values.schedule);
  return {
    accountIdentifier: values.accountIdentifier,
    paymentSourceIdentifier: toPaymentSource(values.paymentSourceIdentifier, values.accountIdentifier),
    metadata: {
      purchaseOrderNumber: orNull(values.purchaseOrderNumber),
      notes: orNull(values.notes),
      ...(methods.includes('MOBILE') && {
        carrierMessage: isTexted(values, methods) ? orNull(values.carrierMessage ?? '') : null,
      }),
    },
    lineItems: filled.map(({ recipient }) => ({
      utid: reward.utid,
      amount: reward.amount,
      quantity: 1,
      recipient: {
        firstName: recipient.firstName.trim(),
        lastName: orNull(recipient.lastName),
        ...(getMethod(recipient, methods) === 'MOBILE'
          ? { mobileNumber: toMobileNumber(recipient.mobileNumber ?? '', mobileCheck) }
          : { email: recipient.email.trim() }),
        address: undefined,
      },
      deliveryTemplate: recipient.own ?? deliveryTemplate,
      ...(recipient.notes?.trim() ? { metadata: { notes: recipient.notes.trim() } } : {}),
      ...(scheduled !== null && {
        scheduledDeliveryTime: scheduled.scheduledDeliveryTime,
        scheduledTimeZone: scheduled.timeZone,
      }),
    })),
    rows: filled.map(({ row }) => row),
  };
}

/** Fingerprint of an order, to detect whether a price belongs to the current form values. */
export const toFingerprint = (content: OrderContent): string => JSON.stringify(content);
