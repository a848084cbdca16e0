import { checkName, checkSenderName } from './recipientRules.ts';
import type { Refusal } from './rewardAmount.ts';
import { checkPlaceholders } from './templatePlaceholders.ts';
import { SETTINGS } from '../settings.ts';

const CONTROL = /\p{Cc}/u;
const LINE_BREAKS_AND_TABS = /[\r\n\t]/g;

const { subjectLength, messageLength, notesLength } = SETTINGS.orders;

/** Validates an e-mail subject and its placeholders. Null when valid; when empty, the template's subject is used. */
export const checkSubject = (text: string): Refusal | null =>
  checkPlain(text, subjectLength) ?? (text.includes('/') ? { key: 'error.subject.slash' } : checkPlaceholders(text));

/** Validates the sender's message; line breaks are allowed. Null when valid. */
export const checkMessage = (text: string, maxLength: number = messageLength): Refusal | null =>
  checkText(text.replaceAll(LINE_BREAKS_AND_TABS, ' '), maxLength);

/** Validates why something is done, which the audit log keeps. Null when valid. */
export const checkReason = (text: string): Refusal | null =>
  text.trim() === '' ? { key: 'error.staff.reasonRequired' } : checkMessage(text);

/** Validates the sender's internal notes. Null when valid. */
export const checkNotes = (text: string): Refusal | null => checkPlain(text, notesLength);

const OF_LINE_NOTES = /^[\p{L}\p{M}\p{N} .,:;\-_'()/&#%!?+]*$/u;

/** Validates the notes of one line, which go to the sender's own systems: letters, digits and few signs. Null when valid. */
export const checkLineNotes = (text: string): Refusal | null =>
  checkNotes(text) ?? (OF_LINE_NOTES.test(text.normalize('NFKC')) ? null : { key: 'error.notes.characters' });

/** A text of one line that no reader takes for markup. */
const checkPlain = (text: string, maxLength: number): Refusal | null =>
  /[<>]/.test(text) ? { key: 'error.text.angleBrackets' } : checkText(text, maxLength);

/** Validates a text of one line: its length, and no control characters. Null when valid. */
export function checkText(text: string, maxLength: number): Refusal | null {
  if (Array.from(text).length > maxLength) return { key: 'error.text.tooLong', values: { max: String(maxLength) } };
  return CONTROL.test(text) ? { key: 'error.text.characters' } : null;
}

type Text = string | null | undefined;

/** The texts of an order line, as the wire carries them. */
export interface LineTexts {
  readonly recipient: { readonly firstName?: Text; readonly lastName?: Text };
  readonly deliveryTemplate: { readonly senderName?: Text; readonly subject?: Text; readonly message?: Text };
  readonly metadata?: { readonly notes?: Text } | null | undefined;
}

/** Refusals of a line's texts, with the paths of their fields. Values are trimmed first. */
export const checkLineTexts = ({ recipient, deliveryTemplate, metadata }: LineTexts): [string, Refusal][] => [
  ...refusals([
    ['recipient.firstName', checkName(trimmed(recipient.firstName), { required: true })],
    ['recipient.lastName', checkName(trimmed(recipient.lastName), { required: false })],
  ]),
  ...checkMailTexts(deliveryTemplate),
  ...refusals([['metadata.notes', checkLineNotes(trimmed(metadata?.notes))]]),
];

/** Refusals of the texts of a line's mail, with the paths of their fields. Values are trimmed first. */
export const checkMailTexts = ({ senderName, subject, message }: LineTexts['deliveryTemplate']): [string, Refusal][] =>
  refusals([
    ['deliveryTemplate.senderName', checkSenderName(trimmed(senderName))],
    ['deliveryTemplate.subject', checkSubject(trimmed(subject))],
    ['deliveryTemplate.message', checkMessage(trimmed(message))],
  ]);

const trimmed = (text: Text): string => text?.trim() ?? '';

const refusals = (found: readonly [string, Refusal | null][]): [string, Refusal][] =>
  found.flatMap(([field, refusal]) => (refusal === null ? [] : [[field, refusal]]));
