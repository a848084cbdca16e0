import { string, ValidationError } from 'yup';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import { mailSchema } from '../message/mailSchema.ts';
import { MAIL_FIELDS, findMailRefusal } from '../message/refusedMails.ts';
import { areSameTexts, trimTexts, type MailTexts } from '../../../entities/delivery-template/mailTexts.ts';

/** Stands for every line. */
export const ALL_LINES = 'all';

/** The mail that is written, and whose it is: of every line, or of that of a row. */
export interface LineMailValues extends MailTexts {
  readonly line: string;
}

/** By the rules of the order's form; what the server refused in somebody's own mail is wrong until it is changed. */
export const lineMailSchema = (order: CheckoutValues, refused: unknown) =>
  mailSchema.shape({ line: string().required() }).test('refused', (values, context) => {
    const { line, ...texts } = values as LineMailValues;
    const before = getTexts(order, line);
    const wrong = MAIL_FIELDS.flatMap((path) => {
      const message = texts[path].trim() === before[path] ? findMailRefusal(refused, Number(line), path) : null;
      return message === null ? [] : [context.createError({ path, message: { ...message } })];
    });
    return wrong.length === 0 || new ValidationError(wrong);
  });

/** The texts that the mail of a line, or of every line, has now. */
export const getTexts = (order: CheckoutValues, line: string): MailTexts =>
  trimTexts(order.recipients[Number(line)]?.own ?? order);

/** Returns the order with the written mail for every line, or for that one. */
export function withTexts(order: CheckoutValues, { line, ...texts }: LineMailValues): CheckoutValues {
  const written = trimTexts(texts);
  if (line === ALL_LINES)
    return { ...order, ...written, recipients: order.recipients.map((person) => ({ ...person, own: undefined })) };
  const own = areSameTexts(written, order) ? undefined : written;
  return {
    ...order,
    recipients: order.recipients.map((person, row) => (row === Number(line) ? { ...person, own } : person)),
  };
}
