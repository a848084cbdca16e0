import { SETTINGS } from '@portal/shared/domain/settings';
import { object, string } from 'yup';
import type { EarlierOrder } from '../../earlierOrder.ts';
import { EMPTY_RECIPIENT, isBlank, type CheckoutValues } from '../checkout/checkoutValues.ts';
import type { MailTexts } from '../../../entities/delivery-template/mailTexts.ts';
import type { Recipient } from '../recipients/pastedRecipients.ts';

const MAX = SETTINGS.orders.quickRecipients;
const text = string().defined();
const person = object({ firstName: text, lastName: text, email: text, mobileNumber: string(), notes: string() });
const mailTexts = object({ etid: text, senderName: text, subject: text, message: text });

const isPerson = (value: unknown): value is Partial<Recipient> => person.isValidSync(value, { strict: true });
const toRecipient = (stored: Partial<Recipient>): Recipient => ({ ...EMPTY_RECIPIENT, ...stored });
const hasTexts = (value: unknown): value is MailTexts => mailTexts.isValidSync(value, { strict: true });

/** The part of an earlier order that another one can begin with. */
interface EarlierValues {
  readonly people: readonly Recipient[];
  /** Null where no message was written. */
  readonly texts: MailTexts | null;
}

/** Reads people and message out of a stored order. */
export function readEarlierValues({ values }: EarlierOrder): EarlierValues {
  const { recipients } = values;
  const people = Array.isArray(recipients)
    ? recipients
        .filter(isPerson)
        .map(toRecipient)
        .filter((person) => !isBlank(person))
    : [];
  return { people, texts: hasTexts(values) && values.message.trim() !== '' ? values : null };
}

/** The people and the message of an earlier order that an order has room for; a message that was typed here stays. */
export function selectUsable({ people, texts }: EarlierValues, now: CheckoutValues): EarlierValues {
  const room = MAX - now.recipients.filter((person) => !isBlank(person)).length;
  return { people: people.slice(0, room), texts: now.message.trim() === '' ? texts : null };
}

/** Returns an order with people and message of an earlier one in it, after the people whom it has. */
export function withEarlier(now: CheckoutValues, { people, texts }: EarlierValues): CheckoutValues {
  const { etid, senderName, subject, message } = texts ?? now;
  return {
    ...now,
    ...{ etid, senderName, subject, message },
    recipients: people.length === 0 ? now.recipients : [...now.recipients.filter((one) => !isBlank(one)), ...people],
  };
}
