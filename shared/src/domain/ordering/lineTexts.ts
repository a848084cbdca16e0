import { checkName, checkSenderName } from './recipientRules.ts';
import type { Refusal } from './rewardAmount.ts';
import { checkPlaceholders } from './templatePlaceholders.ts';
import { SETTINGS } from '../settings.ts';
import { checkMessage, checkText } from '../textRules.ts';

const { subjectLength, notesLength, purchaseOrderNumberLength } = SETTINGS.orders;

/** Validates an e-mail subject and its placeholders. Null when valid; when empty, the template's subject is used. */
export const checkSubject = (text: string): Refusal | null =>
  checkPlain(text, subjectLength) ?? (text.includes('/') ? { key: 'error.subject.slash' } : checkPlaceholders(text));

/** Validates the sender's internal notes. Null when valid. */
export const checkNotes = (text: string): Refusal | null => checkPlain(text, notesLength);

const NOTES_REQUIRED = { key: 'error.order.notesRequired' } as const;
const NUMBER_REQUIRED = { key: 'error.order.purchaseOrderNumberRequired' } as const;

/** Validates the notes of an order, which an organisation may require. Null when valid. */
export const checkOrderNotes = (text: string, { required }: { readonly required: boolean }): Refusal | null =>
  text === '' && required ? NOTES_REQUIRED : checkNotes(text);

/** Validates the purchase order number of an order, which an organisation may require. Null when valid. */
export function checkPurchaseOrderNumber(text: string, { required }: { readonly required: boolean }): Refusal | null {
  if (text === '') return required ? NUMBER_REQUIRED : null;
  return Array.from(text).length > purchaseOrderNumberLength
    ? { key: 'error.text.tooLong', values: { max: String(purchaseOrderNumberLength) } }
    : null;
}

/** The metadata that an organisation requires of every order. */
export interface RequiredMetadata {
  readonly notes: boolean;
  readonly purchaseOrderNumber: boolean;
}

/** Refusals of what is required and missing in an order's metadata, with the paths of the fields. */
export const checkRequiredMetadata = (
  required: RequiredMetadata,
  { notes, purchaseOrderNumber }: { readonly notes: Text; readonly purchaseOrderNumber: Text },
): [string, Refusal][] =>
  refusals([
    ['metadata.notes', required.notes && trimmed(notes) === '' ? NOTES_REQUIRED : null],
    [
      'metadata.purchaseOrderNumber',
      required.purchaseOrderNumber && trimmed(purchaseOrderNumber) === '' ? NUMBER_REQUIRED : null,
    ],
  ]);

const OF_LINE_NOTES = /^[\p{L}\p{M}\p{N} .,:;\-_'()/&#%!?+]*$/u;

/**
 * Validates the notes of one line, which go to the sender's own systems: letters, digits and few signs. An organisation may
 * require them. Null when valid.
 */
export function checkLineNotes(text: string, { required = false } = {}): Refusal | null {
  if (text === '') return required ? { key: 'error.notes.required' } : null;
  return checkNotes(text) ?? (OF_LINE_NOTES.test(text.normalize('NFKC')) ? null : { key: 'error.notes.characters' });
}

/** A text of one line that no reader takes for markup. */
const checkPlain = (text: string, maxLength: number): Refusal | null =>
  /[<>]/.test(text) ? { key: 'error.text.angleBrackets' } : checkText(text, maxLength);

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
