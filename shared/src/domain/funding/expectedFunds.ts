import { businessDayAfter } from './businessDayAfter.ts';
import type { FundingType } from '../enumerations.ts';

/** How many business days a deposit takes until it can be used; one by card may be there at once. */
export const FUNDING_DAYS: Readonly<Record<FundingType, { readonly min: number; readonly max: number }>> = {
  CARD_DEPOSIT: { min: 1, max: 2 },
  BANK_DEPOSIT: { min: 3, max: 6 },
  WIRE_DEPOSIT: { min: 1, max: 2 },
};

/** The days (ISO, UTC) between which a deposit of `from` can be used: weekends and the banks' holidays are no business days. */
export function expectedFunds(kind: FundingType, from: Date): { readonly earliest: string; readonly latest: string } {
  const { min, max } = FUNDING_DAYS[kind];
  return { earliest: businessDayAfter(from, min), latest: businessDayAfter(from, max) };
}
