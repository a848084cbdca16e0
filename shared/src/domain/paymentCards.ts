import cardValidator from 'card-validator';
import { CARD_BRANDS, type CardBrand } from './enumerations.ts';
import { checkText } from './lineTexts.ts';
import { checkName } from './recipientRules.ts';
import type { Refusal } from './rewardAmount.ts';
import { SETTINGS } from './settings.ts';

/** The library's word for each accepted brand. */
const LIBRARY_TYPES: Readonly<Record<CardBrand, string>> = {
  VISA: 'visa',
  MASTER_CARD: 'mastercard',
  AMERICAN_EXPRESS: 'american-express',
  DISCOVER: 'discover',
  DINERS_CLUB: 'diners-club',
  JCB: 'jcb',
};

/** Names as the brands write them; the same in every language. */
export const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
  DINERS_CLUB: 'Diners Club',
  JCB: 'JCB',
};

/** Brands that pay into accounts in US dollars alone. */
const USD_BRANDS: readonly CardBrand[] = ['AMERICAN_EXPRESS', 'DISCOVER'];
const SEPARATORS = /[\s-]/g;

/** The digits of a number as it was typed. */
export const cardDigits = (typed: string): string => typed.replace(SEPARATORS, '');

/** The accepted brand that a number, perhaps only begun, belongs to; null while that is open. */
export function brandOf(typed: string): CardBrand | null {
  const { card } = cardValidator.number(cardDigits(typed));
  return CARD_BRANDS.find((brand) => LIBRARY_TYPES[brand] === card?.type) ?? null;
}

/** The number with the spaces that its brand prints. */
export function spacedCardNumber(typed: string): string {
  const digits = cardDigits(typed);
  const { card } = cardValidator.number(digits);
  const gaps = card?.gaps ?? [4, 8, 12];
  return Array.from(digits)
    .map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit))
    .join('');
}

/** Name of the security code of a brand on its cards, and its length. */
export function codeOf(brand: CardBrand | null): { readonly name: string; readonly length: number } {
  const found = brand && cardValidator.creditCardType.getTypeInfo(LIBRARY_TYPES[brand]);
  return { name: found?.code.name ?? 'CVC', length: found?.code.size ?? 3 };
}

/** Validates a number for an account in a currency: its brand, its length and its check digit (ISO/IEC 7812-1). Null when valid. */
export function checkCardNumber(typed: string, currencyCode: string): Refusal | null {
  const digits = cardDigits(typed);
  if (digits === '') return { key: 'error.card.numberRequired' };
  const { card, isValid } = cardValidator.number(digits);
  const brand = brandOf(digits);
  if (card !== null && brand === null) return { key: 'error.card.brandRefused', values: { brand: card.niceType } };
  if (brand !== null && USD_BRANDS.includes(brand) && currencyCode !== 'USD')
    return { key: 'error.card.brandForCurrency', values: { brand: BRAND_NAMES[brand], currency: currencyCode } };
  return isValid && brand !== null ? null : { key: 'error.card.numberInvalid' };
}

/** Validates the security code of a card of that brand. Null when valid. */
export function checkCardCode(code: string, brand: CardBrand | null): Refusal | null {
  if (code === '') return { key: 'error.card.codeRequired' };
  const { length } = codeOf(brand);
  const isValid = brand === null ? /^\d{3,4}$/.test(code) : new RegExp(`^\\d{${length}}$`).test(code);
  return isValid ? null : { key: 'error.card.codeInvalid', values: { length: String(length) } };
}

/** `MM / YY` from what was typed; a month of one digit that cannot grow gets its zero. */
export function spacedExpiration(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^([2-9])/, '0$1');
  if (/^\d\s*\/\s*$/.test(typed)) return `0${digits.slice(-1)} / `;
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits;
}

/** `MM / YY` as `YYYY-MM`; null when it is no month. */
export function expirationOf(typed: string): string | null {
  const [, month = '', year = ''] = /^(\d{2}) ?\/ ?(\d{2})$/.exec(typed.trim()) ?? [];
  return isMonth(month) ? `20${year}-${month}` : null;
}

/** `YYYY-MM` as `MM / YY`. */
export const typedExpiration = (expiration: string): string => `${expiration.slice(5)} / ${expiration.slice(2, 4)}`;

/** Validates `YYYY-MM`: a card is good until the end of that month (UTC), and for 20 years at most. Null when valid. */
export function checkExpiration(expiration: string | null, today: Date): Refusal | null {
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})$/.exec(expiration ?? '') ?? [];
  if (!isMonth(month)) return { key: 'error.card.expirationInvalid' };
  const monthsAhead = (Number(year) - today.getUTCFullYear()) * 12 + Number(month) - 1 - today.getUTCMonth();
  if (monthsAhead < 0) return { key: 'error.card.expirationPast' };
  return monthsAhead > SETTINGS.cards.yearsAhead * 12 ? { key: 'error.card.expirationInvalid' } : null;
}

/** First and last name of a cardholder: what stands before the first and after the last space. */
export function splitCardholder(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  return { firstName: words[0] ?? '', lastName: words.at(-1) ?? '' };
}

/** Validates the name on a card: two words, none too long for a bank. Null when valid. */
export function checkCardholder(name: string): Refusal | null {
  if (name.trim() === '') return { key: 'error.card.nameRequired' };
  if (!/\S\s+\S/.test(name.trim())) return { key: 'error.card.nameTwoWords' };
  const { firstName, lastName } = splitCardholder(name);
  return checkCardholderName(firstName) ?? checkCardholderName(lastName);
}

/** Validates the first or the last name of a cardholder. Null when valid. */
export const checkCardholderName = (name: string): Refusal | null =>
  checkName(name, { required: true, maxLength: SETTINGS.cards.nameLength });

/** Validates the name that users give a card, which may be none. Null when valid. */
export const checkCardNickname = (label: string): Refusal | null => checkText(label, SETTINGS.cards.nicknameLength);

const isMonth = (month: string): boolean => /^(0[1-9]|1[0-2])$/.test(month);
