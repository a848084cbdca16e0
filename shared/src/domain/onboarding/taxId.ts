import type { AddressCountry } from '../addresses/addressPlaces.ts';
import { isAddressCountry } from '../addresses/addressPlaces.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { visibleText } from '../people/visibleText.ts';

const COMPACT: Readonly<Record<AddressCountry, RegExp>> = {
  US: /^\d{9}$/,
  CA: /^\d{9}$/,
  GB: /^(\d{8}|[A-Z]{2}\d{6}|R\d{7})$/,
  AU: /^\d{11}$/,
};

const compactOf = (typed: string): string =>
  visibleText(typed)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/** A tax id as its country writes it: `123456789` becomes `12-3456789` in the US. What cannot be one stays as it was typed. */
export function tidyTaxId(country: string, typed: string): string {
  const compact = compactOf(typed);
  if (!isAddressCountry(country) || !COMPACT[country].test(compact)) return typed.trim();
  if (country === 'US') return compact.replace(/^(\d{2})(\d{7})$/, '$1-$2');
  return country === 'AU' ? compact.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4') : compact;
}

/**
 * Validates the number by which a country knows a company: EIN in the US, business number in Canada, company number in Great
 * Britain, ABN in Australia. Null when valid.
 */
export function checkTaxId(country: string, typed: string): Refusal | null {
  if (typed.trim() === '') return { key: 'error.onboarding.taxIdRequired' };
  if (!isAddressCountry(country)) return { key: 'error.address.country' };
  const compact = compactOf(typed);
  const isValid = COMPACT[country].test(compact) && (country !== 'AU' || hasAbnCheck(compact));
  return isValid ? null : { key: `error.onboarding.taxId.${country}` };
}

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The first digit less one, all weighted, is a multiple of 89 in an ABN. */
function hasAbnCheck(digits: string): boolean {
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

/** Returns the part of a tax id that may be shown. */
export const taxIdLastFour = (taxId: string): string => compactOf(taxId).slice(-4);
