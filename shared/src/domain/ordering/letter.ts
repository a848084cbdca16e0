import { SETTINGS } from '../settings.ts';
import { checkMessage, checkText } from '../textRules.ts';
import { checkName } from './recipientRules.ts';
import type { Refusal } from './rewardAmount.ts';

const { messageLength, personNameLength, titleLength } = SETTINGS.mailed;

/** What a letter or a card carrier says to a recipient, in the order in which a form asks for it. */
export const LETTER_FIELDS = ['toName', 'fromName', 'letterHeadTitle', 'message'] as const;
export type LetterField = (typeof LETTER_FIELDS)[number];

type LetterTexts = Readonly<Partial<Record<LetterField, string | null | undefined>>>;

/** True for a letter that may go: it says to whom, from whom, and something. */
export const isPersonalized = ({ toName, fromName, message }: Omit<LetterTexts, 'letterHeadTitle'>): boolean =>
  [toName, fromName, message].every((text) => trimmed(text) !== '');

/** Refusals of what a letter says, by its fields. Values are trimmed first; what is missing is not refused. */
export function checkLetter(letter: LetterTexts): (readonly [LetterField, Refusal])[] {
  const name = (text: string) => checkName(text, { required: false, maxLength: personNameLength });
  const check: Readonly<Record<LetterField, (text: string) => Refusal | null>> = {
    toName: name,
    fromName: name,
    letterHeadTitle: (text) => withoutBraces(text, (title) => checkText(title, titleLength)),
    message: (text) => withoutBraces(text, (message) => checkMessage(message, messageLength)),
  };
  return LETTER_FIELDS.flatMap((field) => {
    const refusal = check[field](trimmed(letter[field]));
    return refusal === null ? [] : [[field, refusal] as const];
  });
}

/** Validates a text in which no placeholder is filled. Null when valid. */
export const withoutBraces = (text: string, check: (text: string) => Refusal | null): Refusal | null =>
  /[{}]/.test(text) ? { key: 'error.text.braces' } : check(text);

const isPtid = (text: string): boolean => /^P[A-Z0-9]{6}$/i.test(text);

/** Validates the print template of a line; `isPrintable`: its reward is a link that is printed. Null when valid, and for none. */
export function checkPtid(
  ptid: string,
  { isPrintable, isKnown }: { readonly isPrintable: boolean; readonly isKnown: (ptid: string) => boolean },
): Refusal | null {
  if (ptid === '') return null;
  if (!isPrintable) return { key: 'error.ptid.notPrintable' };
  if (isKnown(ptid)) return null;
  return { key: isPtid(ptid) ? 'error.ptid.invalid' : 'error.ptid.format', values: { id: ptid } };
}

const trimmed = (text: string | null | undefined): string => text?.trim() ?? '';
