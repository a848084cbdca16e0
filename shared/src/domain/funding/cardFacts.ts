import type { CardBrand } from '../enumerations.ts';
import { earliestDay } from '../ordering/lastDay.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { SETTINGS } from '../settings.ts';

/** Names as the brands write them; the same in every language. */
export const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
  DINERS_CLUB: 'Diners Club',
  JCB: 'JCB',
};

const MONTH_FIRST = [
  /^(?<month>\d{1,2})(?:\s*[-/.]\s*|\s+)(?:20)?(?<year>\d{2})$/,
  /^(?<month>\d{2})(?:20)?(?<year>\d{2})$/,
  // A 1 could be followed by the month's second digit, 20 begins a year.
  /^(?<month>[3-9]|2(?!0))(?<year>\d{2})$/,
];
const YEAR_FIRST = [/^20(?<year>\d{2})(?:\s*[-/.]\s*|\s+)(?<month>\d{1,2})$/, /^20(?<year>\d{2})(?<month>\d{2})$/];

/** Returns the month in which a card ends (`YYYY-MM`) from a text that has one reading: `MM / YY`, or the whole year first. */
export function expirationOf(typed: string): string | null {
  const text = typed.normalize('NFKC').trim();
  for (const form of [...MONTH_FIRST, ...YEAR_FIRST]) {
    const { month = '', year = '' } = form.exec(text)?.groups ?? {};
    if (isMonth(month.padStart(2, '0'))) return `20${year}-${month.padStart(2, '0')}`;
  }
  return null;
}

/** `YYYY-MM` as `MM / YY`. */
export const typedExpiration = (expiration: string): string => `${expiration.slice(5)} / ${expiration.slice(2, 4)}`;

/** Puts the slash behind a month of two digits that goes on; any other text stays as it was typed. */
export const spacedExpiration = (typed: string): string =>
  typed.normalize('NFKC').replace(/^(0[1-9]|1[0-2])(\d{1,4})$/, '$1 / $2');

/** Returns the text of a field that was left: `MM / YY` where it has one reading, otherwise as it was typed. */
export function settledExpiration(typed: string): string {
  const expiration = expirationOf(typed);
  return expiration === null ? typed : typedExpiration(expiration);
}

/** Validates a card's month: it is good until it has ended everywhere on earth, and for 20 years at most. Null when valid. */
export function checkExpiration(typed: string, now: Date): Refusal | null {
  const expiration = expirationOf(typed);
  if (expiration === null) return { key: 'error.card.expirationInvalid' };
  const [year = 0, month = 0] = expiration.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0] = earliestDay(now).split('-').map(Number);
  const monthsAhead = (year - thisYear) * 12 + month - thisMonth;
  if (monthsAhead < 0) return { key: 'error.card.expirationPast' };
  return monthsAhead > SETTINGS.cards.yearsAhead * 12 ? { key: 'error.card.expirationInvalid' } : null;
}

const isMonth = (month: string): boolean => /^(0[1-9]|1[0-2])$/.test(month);
