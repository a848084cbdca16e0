import { createHmac } from 'node:crypto';
import type { Instrument } from './records.ts';

/** Brands that are accepted: processor's code, numbers, length of the code on the card. */
const BRANDS: readonly (readonly [brand: string, numbers: RegExp, codeLength: number])[] = [
  ['001', /^4(\d{12}|\d{15}|\d{17,18})$/, 3],
  ['002', /^(5[1-5]\d{14}|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/, 3],
  ['003', /^3[47]\d{13}$/, 4],
  ['004', /^(6011|64[4-9]\d|65\d\d)\d{12}(\d{3})?$/, 3],
  ['005', /^(30[0-5]|3[689]\d)\d{11}(\d{2}|\d{5})?$/, 3],
  ['007', /^35(2[89]|[3-8]\d)\d{12,15}$/, 3],
];

/** `4000 0000 0000 RRRC` is stored and its charges are declined with reason RRR; C is the check digit. */
const DECLINED_CHARGE = /^400000000000(\d{3})\d$/;
/** `4000 0000 0001 RRRC` is refused with reason RRR when it is stored. */
const REFUSED_CARD = /^400000000001(\d{3})\d$/;
/** `4000 0000 0002 NNNC` was issued in the country of this number (ISO 3166-1). */
const ISSUED_CARD = /^400000000002(\d{3})\d$/;
const COUNTRIES: Readonly<Record<string, string>> = {
  '036': 'AU',
  '124': 'CA',
  '250': 'FR',
  '276': 'DE',
  '392': 'JP',
  '826': 'GB',
};
/** Account numbers that end in `00` and two digits: their debits come back with the return code of these digits. */
const RETURNED_DEBIT = /00(\d\d)$/;
/** Account numbers that end so are not stored: what is reported about them speaks against it, or the bank does not know them. */
const REFUSED_ACCOUNTS: Readonly<Record<string, string>> = {
  '9921': 'BLACKLISTED_CUSTOMER',
  '9944': 'ACH_VERIFICATION_FAILED',
};

export const RETURN_CODES = [
  'R01',
  'R02',
  'R03',
  'R04',
  'R05',
  'R06',
  'R07',
  'R08',
  'R09',
  'R10',
  'R11',
  'R12',
  'R13',
  'R16',
  'R17',
  'R20',
  'R23',
  'R29',
] as const;

/** Luhn check of digits. */
export function isLuhn(digits: string): boolean {
  const total = Array.from(digits, Number)
    .reverse()
    .map((digit, index) => digit * (index % 2 === 1 ? 2 : 1))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);
  return digits !== '' && total % 10 === 0;
}

/** Check of a routing number: nine digits with the weights 3, 7, 1. */
export const isRoutingNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) &&
  Array.from(text, Number).reduce((sum, digit, index) => sum + digit * ([3, 7, 1][index % 3] ?? 0), 0) % 10 === 0;

export interface CardInput {
  readonly number: string;
  readonly securityCode: string;
  readonly type: string;
  readonly expirationMonth: string;
  readonly expirationYear: string;
}

/** Why a card cannot be stored, as a reason code; null when it can. */
export function findCardRefusal({ number, securityCode, type, expirationMonth, expirationYear }: CardInput, now: Date) {
  const brand = BRANDS.find(([, numbers]) => numbers.test(number));
  if (!isLuhn(number)) return '231';
  if (brand === undefined) return '232';
  if (brand[0] !== type) return '240';
  if (!new RegExp(`^\\d{${brand[2]}}$`).test(securityCode)) return '211';
  if (Date.UTC(Number(expirationYear), Number(expirationMonth)) <= now.getTime()) return '202';
  return REFUSED_CARD.exec(number)?.[1] ?? null;
}

/** Returns the country in which a card was issued, ISO 3166-1 alpha-2. */
export const getIssuingCountry = (number: string): string => COUNTRIES[ISSUED_CARD.exec(number)?.[1] ?? ''] ?? 'US';

export const cardInstrument = (number: string, brand: string, key: string): Instrument => ({
  id: identify(key, 'card', number),
  kind: 'card',
  brand,
  lastFour: number.slice(-4),
  routingNumber: null,
  script: DECLINED_CHARGE.exec(number)?.[1] ?? null,
});

export function bankInstrument(routingNumber: string, number: string, key: string): Instrument {
  const code = `R${RETURNED_DEBIT.exec(number)?.[1] ?? ''}`;
  return {
    id: identify(key, 'bankAccount', `${routingNumber}/${number}`),
    kind: 'bankAccount',
    brand: null,
    lastFour: number.slice(-4),
    routingNumber,
    script: RETURN_CODES.find((known) => known === code) ?? null,
  };
}

/** Why a bank account is not stored, in the interface's word; null when it is. */
export const findAccountRefusal = ({ lastFour }: Instrument): string | null => REFUSED_ACCOUNTS[lastFour] ?? null;

const identify = (key: string, kind: string, number: string): string =>
  createHmac('sha256', key).update(`${kind}:${number}`).digest('hex').slice(0, 32).toUpperCase();
