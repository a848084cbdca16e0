import type { OrderSearchField } from './orderSearchFields.ts';
import { SETTINGS } from './settings.ts';

const REFERENCE = /^[a-z]{2}\d{6}-\d+(-\d+)?$/i;
/** Letters and digits, before the @ is typed. */
const BEGINNING_OF_AN_EMAIL = /^(?=.*\p{L})[\p{L}\d._%+-]+$/u;
const DIGITS_AND_SIGNS = /^[+(]?[\d\s().\-/]+$/;
const FEWEST_DIGITS_OF_A_PHONE = 7;
const FEWEST_CHARACTERS_OF_AN_EMAIL = SETTINGS.search.emailCharactersMin;

/** Whether too little was typed to look for an address: so many begin with it that the answer would help nobody. */
export function isTooShortForEmail(typed: string): boolean {
  const text = normalized(typed);
  return text !== '' && !text.includes('@') && Array.from(text).length < FEWEST_CHARACTERS_OF_AN_EMAIL;
}

/** What a text in the search box of orders can be, by its form; it is looked for as each of them. */
export function recogniseSearch(typed: string): readonly OrderSearchField[] {
  const fields = fieldsByForm(normalized(typed));
  return isTooShortForEmail(typed) ? fields.filter((field) => field !== 'recipientEmail') : fields;
}

const normalized = (typed: string): string => typed.normalize('NFKC').trim();

function fieldsByForm(text: string): readonly OrderSearchField[] {
  if (text.includes('@')) return ['recipientEmail'];
  if (REFERENCE.test(text)) return ['referenceOrderId', 'externalReferenceId', 'purchaseOrderNumber'];
  if (!/\d/.test(text)) return ['toName', 'recipientEmail'];
  const digits = text.replaceAll(/\D/g, '');
  const isNumber = DIGITS_AND_SIGNS.test(text);
  return [
    ...(BEGINNING_OF_AN_EMAIL.test(text) ? (['recipientEmail'] as const) : []),
    ...(isNumber && digits.length >= FEWEST_DIGITS_OF_A_PHONE ? (['phone'] as const) : []),
    'purchaseOrderNumber',
    'externalReferenceId',
    ...(digits === text ? (['orderId'] as const) : []),
  ];
}
