import { checkLetter, type LetterField } from './letter.ts';
import { checkNotes, checkPlain } from './notes.ts';
import { checkName, checkSenderName } from './recipientRules.ts';
import type { Refusal } from './rewardAmount.ts';
import { checkPlaceholders } from './templatePlaceholders.ts';
import { SETTINGS } from '../settings.ts';
import { checkMessage } from '../textRules.ts';

const { subjectLength } = SETTINGS.orders;

/** Validates an e-mail subject and its placeholders. Null when valid; when empty, the template's subject is used. */
export const checkSubject = (text: string): Refusal | null =>
  checkPlain(text, subjectLength) ?? (text.includes('/') ? { key: 'error.subject.slash' } : checkPlaceholders(text));

const OF_LINE_NOTES = /^[\p{L}\p{M}\p{N} .,:;\-_'()/&#%!?+]*$/u;

/**
 * Validates the notes of one line, which go to the sender's own systems: letters, digits and few signs. An organisation may
 * require them. Null when valid.
 */
export function checkLineNotes(text: string, { required = false } = {}): Refusal | null {
  if (text === '') return required ? { key: 'error.notes.required' } : null;
  return checkNotes(text) ?? (OF_LINE_NOTES.test(text.normalize('NFKC')) ? null : { key: 'error.notes.characters' });
}

type Text = string | null | undefined;

/** The texts of an order line, as the wire carries them. */
export interface LineTexts {
  readonly recipient: { readonly firstName?: Text; readonly lastName?: Text };
  readonly deliveryTemplate: { readonly senderName?: Text; readonly subject?: Text; readonly message?: Text };
  readonly metadata?: { readonly notes?: Text } | null | undefined;
}

/** Refusals of the texts of a digital line, with the paths of their fields. Values are trimmed first. */
export const checkLineTexts = ({ recipient, deliveryTemplate, metadata }: LineTexts): [string, Refusal][] => [
  ...checkNames(recipient, { needsLastName: false }),
  ...checkMailTexts(deliveryTemplate),
  ...checkNotesOf(metadata),
];

/** The texts of a line that goes by post. */
export interface MailedTexts extends Pick<LineTexts, 'recipient' | 'metadata'> {
  readonly deliveryTemplate: Readonly<Partial<Record<LetterField, Text>>>;
}

/** Refusals of the texts of a line that goes by post, with the paths of their fields. Values are trimmed first. */
export const checkMailedTexts = ({ recipient, deliveryTemplate, metadata }: MailedTexts): [string, Refusal][] => [
  ...checkNames(recipient, { needsLastName: true }),
  ...checkLetter(deliveryTemplate).map(([field, refusal]): [string, Refusal] => [`deliveryTemplate.${field}`, refusal]),
  ...checkNotesOf(metadata),
];

const checkNames = (recipient: LineTexts['recipient'], { needsLastName }: { readonly needsLastName: boolean }) =>
  refusals([
    ['recipient.firstName', checkName(trimmed(recipient.firstName), { required: true })],
    ['recipient.lastName', checkName(trimmed(recipient.lastName), { required: needsLastName })],
  ]);

const checkNotesOf = (metadata: LineTexts['metadata']) =>
  refusals([['metadata.notes', checkLineNotes(trimmed(metadata?.notes))]]);

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
