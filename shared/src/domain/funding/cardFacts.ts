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

/** `MM / YY` as `YYYY-MM`; null when it is no month. */
export function expirationOf(typed: string): string | null {
  const [, month = '', year = ''] = /^(\d{2}) ?\/ ?(\d{2})$/.exec(typed.trim()) ?? [];
  return isMonth(month) ? `20${year}-${month}` : null;
}

/** `YYYY-MM` as `MM / YY`. */
export const typedExpiration = (expiration: string): string => `${expiration.slice(5)} / ${expiration.slice(2, 4)}`;

/** Validates `YYYY-MM`: a card is good until that month has ended everywhere on earth, and for 20 years at most. Null when valid. */
export function checkExpiration(expiration: string | null, now: Date): Refusal | null {
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})$/.exec(expiration ?? '') ?? [];
  if (!isMonth(month)) return { key: 'error.card.expirationInvalid' };
  const [thisYear, thisMonth] = earliestDay(now).split('-').map(Number);
  const monthsAhead = (Number(year) - (thisYear ?? 0)) * 12 + Number(month) - (thisMonth ?? 0);
  if (monthsAhead < 0) return { key: 'error.card.expirationPast' };
  return monthsAhead > SETTINGS.cards.yearsAhead * 12 ? { key: 'error.card.expirationInvalid' } : null;
}

const isMonth = (month: string): boolean => /^(0[1-9]|1[0-2])$/.test(month);
