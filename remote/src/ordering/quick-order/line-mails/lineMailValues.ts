import { string } from 'yup';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import { mailSchema } from '../message/mailSchema.ts';
import { areSameTexts, trimmedTexts, type MailTexts } from '../message/mailTexts.ts';

/** Stands for every line. */
export const ALL_LINES = 'all';

/** The mail that is written, and whose it is: of every line, or of that of a row. */
export interface LineMailValues extends MailTexts {
  readonly line: string;
}

export const lineMailSchema = mailSchema.shape({ line: string().required() });

/** The texts that the mail of a line, or of every line, has now. */
export const textsOf = (order: CheckoutValues, line: string): MailTexts =>
  trimmedTexts(order.recipients[Number(line)]?.own ?? order);

/** Returns the order with the written mail for every line, or for that one. */
export function withTexts(order: CheckoutValues, { line, ...texts }: LineMailValues): CheckoutValues {
  const written = trimmedTexts(texts);
  if (line === ALL_LINES)
    return { ...order, ...written, recipients: order.recipients.map((person) => ({ ...person, own: undefined })) };
  const own = areSameTexts(written, order) ? undefined : written;
  return {
    ...order,
    recipients: order.recipients.map((person, row) => (row === Number(line) ? { ...person, own } : person)),
  };
}
