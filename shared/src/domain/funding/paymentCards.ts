// The package's index brings the checks of names, dates and postal codes along.
import { cardNumber } from 'card-validator/dist/card-number.js';
import { BRAND_NAMES } from './cardFacts.ts';
import { CARD_BRANDS, type CardBrand } from '../enumerations.ts';
import { checkText } from '../textRules.ts';
import { checkName } from '../ordering/recipientRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { SETTINGS } from '../settings.ts';
import { visibleText } from '../people/visibleText.ts';

/** The library's word for each accepted brand. */
const LIBRARY_TYPES: Readonly<Record<CardBrand, string>> = {
  VISA: 'visa',
  MASTER_CARD: 'mastercard',
  AMERICAN_EXPRESS: 'american-express',
  DISCOVER: 'discover',
  DINERS_CLUB: 'diners-club',
  JCB: 'jcb',
};

/** Brands that pay into accounts in US dollars alone. */
const USD_BRANDS: readonly CardBrand[] = ['AMERICAN_EXPRESS', 'DISCOVER'];
const SEPARATORS = /[\s-]/g;

/** The digits of a number as it was typed. */
export const cardDigits = (typed: string): string => visibleText(typed).replace(SEPARATORS, '');

/** The accepted brand that a number, perhaps only begun, belongs to; null while that is open. */
export function brandOf(typed: string): CardBrand | null {
  const { card } = cardNumber(cardDigits(typed));
  return CARD_BRANDS.find((brand) => LIBRARY_TYPES[brand] === card?.type) ?? null;
}

/** The number with the spaces that its brand prints. */
export function spacedCardNumber(typed: string): string {
  const digits = cardDigits(typed);
  const { card } = cardNumber(digits);
  const gaps = card?.gaps ?? [4, 8, 12];
  return Array.from(digits)
    .map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit))
    .join('');
}

interface SecurityCode {
  readonly name: string;
  readonly length: number;
}

/** Names as the brands print them. */
const CODES: Readonly<Record<CardBrand, SecurityCode>> = {
  VISA: { name: 'CVV', length: 3 },
  MASTER_CARD: { name: 'CVC', length: 3 },
  AMERICAN_EXPRESS: { name: 'CID', length: 4 },
  DISCOVER: { name: 'CID', length: 3 },
  DINERS_CLUB: { name: 'CVV', length: 3 },
  JCB: { name: 'CVV', length: 3 },
};

/** Name of the security code of a brand on its cards, and its length. */
export const codeOf = (brand: CardBrand | null): SecurityCode => (brand ? CODES[brand] : { name: 'CVC', length: 3 });

/** Validates a number for an account in a currency: its brand, its length and its check digit (ISO/IEC 7812-1). Null when valid. */
export function checkCardNumber(typed: string, currencyCode: string): Refusal | null {
  const digits = cardDigits(typed);
  if (digits === '') return { key: 'error.card.numberRequired' };
  const { card, isValid } = cardNumber(digits);
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

interface Cardholder {
  readonly firstName: string;
  readonly lastName: string;
}

/** First and last name of a cardholder: what stands before and after the last space. Banks ask for both; one word is both. */
export function splitCardholder(name: string): Cardholder {
  const words = name.trim().split(/\s+/);
  const lastName = words.at(-1) ?? '';
  return { firstName: words.slice(0, -1).join(' ') || lastName, lastName };
}

/** The name on a card, as `splitCardholder` took it. */
export const joinedCardholder = ({ firstName, lastName }: Cardholder): string =>
  firstName === lastName ? lastName : `${firstName} ${lastName}`;

/** Validates the name on a card: neither part too long for a bank. Null when valid. */
export function checkCardholder(name: string): Refusal | null {
  if (name.trim() === '') return { key: 'error.card.nameRequired' };
  const { firstName, lastName } = splitCardholder(name);
  return checkCardholderName(firstName) ?? checkCardholderName(lastName);
}

/** Validates the first or the last name of a cardholder. Null when valid. */
export const checkCardholderName = (name: string): Refusal | null =>
  checkName(name, { required: true, maxLength: SETTINGS.cards.nameLength });

/** Validates the name that users give a card, which may be none. Null when valid. */
export const checkCardNickname = (label: string): Refusal | null => checkText(label, SETTINGS.cards.nicknameLength);
