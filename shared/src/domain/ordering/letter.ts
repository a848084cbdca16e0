import { fullName } from '../people/fullName.ts';
import { SETTINGS } from '../settings.ts';
import { PRINT_TEMPLATE_CHECKS } from '../templates/printTemplateRules.ts';
import type { Refusal } from './rewardAmount.ts';

/** The words of a letter or a card carrier to a recipient, in the order in which a form asks for them. */
export const LETTER_FIELDS = ['toName', 'fromName', 'letterHeadTitle', 'message'] as const;
export type LetterField = (typeof LETTER_FIELDS)[number];

type LetterTexts = Readonly<Partial<Record<LetterField, string | null | undefined>>>;

/** The words that a letter must have before it may go. */
export const LETTER_GAPS = ['toName', 'fromName', 'message'] as const satisfies readonly LetterField[];
export type LetterGap = (typeof LETTER_GAPS)[number];

/** Returns what a letter does not say yet and must. */
export const listLetterGaps = (letter: LetterTexts): LetterGap[] =>
  LETTER_GAPS.filter((field) => trimmed(letter[field]) === '');

/** True for a letter that may go: it says to whom, from whom, and something. */
export const isPersonalized = (letter: LetterTexts): boolean => listLetterGaps(letter).length === 0;

/** Refusals of what a letter says, by its fields. Values are trimmed first; what is missing is not refused. */
export const checkLetter = (letter: LetterTexts): (readonly [LetterField, Refusal])[] =>
  LETTER_FIELDS.flatMap((field) => {
    const refusal = PRINT_TEMPLATE_CHECKS[field](trimmed(letter[field]));
    return refusal === null ? [] : [[field, refusal] as const];
  });

/** Returns the name of the one whom a letter is to; null for none, and for one that does not fit and is shortened by hand. */
export function toLetterName(firstName: string | null, lastName: string | null): string | null {
  const name = fullName(firstName, lastName);
  return name === '' || Array.from(name).length > SETTINGS.printTemplates.toNameLength ? null : name;
}

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
