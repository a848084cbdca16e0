import { isIban } from './iban.ts';
import { checkText } from '../textRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { isRoutingNumber } from './routingNumber.ts';
import { SETTINGS } from '../settings.ts';

/** The details that banks ask for, depending on the currency. */
export const WIRE_FIELDS = [
  'beneficiaryName',
  'beneficiaryAddress',
  'bankName',
  'bankAddress',
  'accountNumber',
  'routingNumber',
  'iban',
  'bic',
  'sortCode',
  'bsb',
  'institutionNumber',
  'transitNumber',
] as const;
export type WireField = (typeof WIRE_FIELDS)[number];

/** Currencies in which wires are taken. */
export const WIRE_CURRENCIES = ['USD', 'CAD', 'AUD', 'EUR', 'GBP'] as const;
export type WireCurrency = (typeof WIRE_CURRENCIES)[number];

/** Values by field; one that is absent or '' is missing. */
export type WireValues = Readonly<Partial<Record<WireField, string>>>;

export const isWireCurrency = (currencyCode: string): currencyCode is WireCurrency =>
  WIRE_CURRENCIES.some((code) => code === currencyCode);

const PARTIES: readonly WireField[] = ['beneficiaryName', 'beneficiaryAddress', 'bankName', 'bankAddress'];
const CODES: Readonly<Record<WireCurrency, readonly WireField[]>> = {
  USD: ['accountNumber', 'routingNumber', 'bic'],
  CAD: ['institutionNumber', 'transitNumber', 'accountNumber', 'bic'],
  AUD: ['bsb', 'accountNumber', 'bic'],
  EUR: ['iban', 'bic'],
  GBP: ['sortCode', 'accountNumber', 'iban', 'bic'],
};

/** The fields of a currency in the order in which they are shown; each is needed. */
export const wireFieldsOf = (currency: WireCurrency): readonly WireField[] => [...PARTIES, ...CODES[currency]];

/** A value as it is kept: codes in capitals, without the blanks and hyphens that people write for reading. */
export const tidyWireValue = (field: WireField, typed: string): string =>
  PARTIES.includes(field) ? typed.trim() : typed.replaceAll(/[\s-]/g, '').toUpperCase();

const GROUPS: Readonly<Partial<Record<WireField, readonly [group: RegExp, separator: string]>>> = {
  sortCode: [/\d{2}(?=\d)/g, '-'],
  bsb: [/\d{3}(?=\d)/g, '-'],
  iban: [/.{4}(?=.)/g, ' '],
};

/** A kept value as people read it: `40-12-34`, `062-000`, `DE89 3704 ...`. */
export function shownWireValue(field: WireField, value: string): string {
  const [group, separator] = GROUPS[field] ?? [];
  return group === undefined ? value : value.replaceAll(group, `$&${separator}`);
}

/** Returns the mistakes in the instructions of a currency, by field. */
export function checkWireValues(currency: WireCurrency, values: WireValues): [WireField, Refusal][] {
  const found = wireFieldsOf(currency).flatMap((field): [WireField, Refusal][] => {
    const refusal = checkValue(currency, field, tidyWireValue(field, values[field] ?? ''));
    return refusal === null ? [] : [[field, refusal]];
  });
  return found.length === 0 && isOfOther(values) ? [['iban', { key: 'error.wire.ibanOfOther' }]] : found;
}

const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
const LENGTHS_OF_ACCOUNTS: Readonly<Record<WireCurrency, readonly [min: number, max: number]>> = {
  USD: [4, 17],
  CAD: [7, 12],
  AUD: [6, 10],
  EUR: [1, 34],
  GBP: [8, 8],
};

function checkValue(currency: WireCurrency, field: WireField, value: string): Refusal | null {
  if (value === '') return { key: 'error.wire.required' };
  switch (field) {
    case 'routingNumber':
      return isRoutingNumber(value) ? null : { key: 'error.wire.routingNumber' };
    case 'iban':
      return isIban(value) ? null : { key: 'error.wire.iban' };
    case 'bic':
      return BIC.test(value) ? null : { key: 'error.wire.bic' };
    case 'sortCode':
    case 'bsb':
      return checkDigits(value, 6, 6);
    case 'institutionNumber':
      return checkDigits(value, 3, 3);
    case 'transitNumber':
      return checkDigits(value, 5, 5);
    case 'accountNumber':
      return checkDigits(value, ...LENGTHS_OF_ACCOUNTS[currency]);
    default:
      return checkText(value, SETTINGS.wires.valueLength);
  }
}

function checkDigits(value: string, min: number, max: number): Refusal | null {
  if (/^\d+$/.test(value) && value.length >= min && value.length <= max) return null;
  return min === max
    ? { key: 'error.wire.digits', values: { length: String(max) } }
    : { key: 'error.wire.digitsBetween', values: { min: String(min), max: String(max) } };
}

/** A British IBAN ends with the sort code and the number of its account. */
function isOfOther({ iban = '', sortCode = '', accountNumber = '' }: WireValues): boolean {
  const own = tidyWireValue('iban', iban);
  const national = tidyWireValue('sortCode', sortCode) + tidyWireValue('accountNumber', accountNumber);
  return own.startsWith('GB') && sortCode !== '' && !own.endsWith(national);
}
