import type { OrderSearchField } from '../ordering/orderSearchFields.ts';
import { SETTINGS } from '../settings.ts';
import { visibleText } from '../people/visibleText.ts';

/** The reference of an order, or of one of its lines. */
const REFERENCE = /^[a-z]{2}\d{6}-\d+(-\d+){0,2}$/i;
/** Start of an e-mail address, before the @ is typed. */
const BEGINNING_OF_AN_EMAIL = /^(?=.*\p{L})[\p{L}\d._%+-]+$/u;
const DIGITS_AND_SIGNS = /^[+(]?[\d\s().\-/]+$/;
const FEWEST_DIGITS_OF_A_PHONE = 7;
const FEWEST_CHARACTERS_OF_AN_EMAIL = SETTINGS.search.emailCharactersMin;

/** True when the text is too short for an e-mail search: so short a prefix matches too many addresses to help. */
export function isTooShortForEmail(typed: string): boolean {
  const text = normalized(typed);
  return text !== '' && !text.includes('@') && Array.from(text).length < FEWEST_CHARACTERS_OF_AN_EMAIL;
}

/** Search fields that the text can mean, judged by its form; all of them are searched. */
export function recogniseSearch(typed: string): readonly OrderSearchField[] {
  const fields = fieldsByForm(normalized(typed));
  return isTooShortForEmail(typed) ? fields.filter((field) => field !== 'recipientEmail') : fields;
}

const normalized = (typed: string): string => visibleText(typed).normalize('NFKC').trim();

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
