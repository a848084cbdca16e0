import { exponentOf } from '../money/currencies.ts';
import { toDecimal } from '../money/money.ts';
import { checkAmount, type AmountVerdict } from '../ordering/rewardAmount.ts';
import { SETTINGS } from '../settings.ts';

/** The least that is deposited or transferred, in minor units: one unit of any currency. */
export const fundingMinimum = (currencyCode: string): bigint =>
  BigInt(SETTINGS.funding.minimumUnits) * 10n ** BigInt(exponentOf(currencyCode));

/** Validates an amount (major units) of a deposit or transfer; `maxMinor` null: no limit is known. Returns minor units. */
export function checkFundingAmount(value: string, currencyCode: string, maxMinor: bigint | null): AmountVerdict {
  const verdict = checkAmount(value, currencyCode);
  if ('refusal' in verdict) return verdict;
  const { minor } = verdict;
  const minimum = fundingMinimum(currencyCode);
  if (minor < minimum) return refuse('error.amount.belowMin', minimum, currencyCode);
  if (maxMinor !== null && minor > maxMinor) return refuse('error.amount.aboveMax', maxMinor, currencyCode);
  return minor > BigInt(Number.MAX_SAFE_INTEGER) ? { refusal: { key: 'error.amount.tooLarge' } } : verdict;
}

const refuse = (key: string, minor: bigint, currencyCode: string): AmountVerdict => ({
  refusal: { key, values: { amount: toDecimal(minor, currencyCode), currencyCode } },
});
