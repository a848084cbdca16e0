import { checkSubject } from '../ordering/lineTexts.ts';
import { checkMessage, checkText } from '../textRules.ts';
import { checkEmail, checkName, emailKey } from '../ordering/recipientRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { checkPlaceholders } from '../ordering/templatePlaceholders.ts';
import { checkRichText, richTextOf } from './richText.ts';
import { checkPlaceholderRepeats } from './checkPlaceholderRepeats.ts';
import { nameKey } from '../people/names.ts';
import { visibleText } from '../people/visibleText.ts';
import { SETTINGS } from '../settings.ts';

const limits = SETTINGS.templates;
const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const required = (text: string, check: (text: string) => Refusal | null): Refusal | null =>
  visibleText(richTextOf(text)).trim() === '' ? { key: 'error.text.required' } : check(text);

const optionalLine = (text: string, maxLength: number): Refusal | null =>
  /[<>]/.test(text) ? { key: 'error.text.angleBrackets' } : checkText(text, maxLength);

const rich = (text: string, maxLength: number): Refusal | null =>
  checkRichText(text, maxLength) ?? checkPlaceholderRepeats(richTextOf(text));

/** The rule of each text field of a template, by its name on the wire; values are trimmed first. Null when valid. */
export const TEMPLATE_CHECKS = {
  name: (text) =>
    nameKey(text) === ''
      ? { key: 'error.name.required' }
      : checkName(text, { required: true, maxLength: limits.nameLength }),
  fromName: (text) => checkName(text, { required: true, maxLength: limits.fromNameLength }),
  subject: (text) => required(text, checkSubject),
  message: (text) => required(text, (body) => rich(body, limits.messageLength)),
  closingMessage: (text) => rich(text, limits.closingLength),
  customerSupportMessage: (text) => rich(text, limits.supportLength),
  smsMessageBody: (text) =>
    required(
      text,
      (body) =>
        checkMessage(body, limits.textMessageLength) ?? checkPlaceholders(body) ?? checkPlaceholderRepeats(body),
    ),
  primaryColor: (text) => (COLOUR.test(text) ? null : { key: 'error.template.colour' }),
  campaign: (text) => optionalLine(text, limits.campaignLength),
  fromEmailAddress: (text) => (text === '' ? null : checkEmail(text)),
  replyToEmailAddress: (text) => (text === '' ? null : checkEmail(text)),
} as const satisfies Readonly<Record<string, (text: string) => Refusal | null>>;

export type TemplateTextField = keyof typeof TEMPLATE_CHECKS;

/** Returns the addresses of a list that is typed with commas between them. */
export const bccOf = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map((email) => visibleText(email).trim())
    .filter((email) => email !== '');

/** Validates the addresses that get a copy: well formed, not too many, none twice. Null when valid. */
export function checkBcc(emails: readonly string[]): Refusal | null {
  if (emails.length > limits.bccMax) return { key: 'error.email.tooMany', values: { max: String(limits.bccMax) } };
  const wrong = emails.find((email) => checkEmail(email) !== null);
  if (wrong !== undefined) return { key: 'error.template.bcc', values: { email: wrong.slice(0, 100) } };
  return new Set(emails.map(emailKey)).size < emails.length ? { key: 'error.email.repeated' } : null;
}
