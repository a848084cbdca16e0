import {
  checkWireValues,
  isWireCurrency,
  shownWireValue,
  tidyWireValue,
  WIRE_CURRENCIES,
  wireFieldsOf,
  type WireCurrency,
  type WireField,
  type WireValues,
} from './wireInstructions.ts';

const PARTIES = {
  beneficiaryName: 'Portal Funds Inc.',
  beneficiaryAddress: '1 Main Street, Seattle, WA 98101, USA',
  bankName: 'Harbour & Hill Bank',
  bankAddress: '2 Quay Street, Boston, MA 02110, USA',
};
const VALID: Readonly<Record<WireCurrency, WireValues>> = {
  USD: { ...PARTIES, accountNumber: '0004711815', routingNumber: '021000021', bic: 'HHBKUS33' },
  CAD: { ...PARTIES, institutionNumber: '999', transitNumber: '00011', accountNumber: '1234567', bic: 'HHBKCATTXXX' },
  AUD: { ...PARTIES, bsb: '062-000', accountNumber: '123456', bic: 'HHBKAU2S' },
  EUR: { ...PARTIES, iban: 'de89 3704 0044 0532 0130 00', bic: 'hhbkdeff' },
  GBP: {
    ...PARTIES,
    sortCode: '60-16-13',
    accountNumber: '31926819',
    iban: 'GB29 NWBK 6016 1331 9268 19',
    bic: 'NWBKGB2L',
  },
};

const refusals = (currency: WireCurrency, changes: WireValues) =>
  checkWireValues(currency, { ...VALID[currency], ...changes });

it.each(WIRE_CURRENCIES)('takes the instructions of %s as people write them', (currency) => {
  expect(checkWireValues(currency, VALID[currency])).toEqual([]);
});

it.each(WIRE_CURRENCIES)('needs every field of %s, and no other', (currency) => {
  const missing = checkWireValues(currency, {}).map(([field, { key }]) => `${field} ${key}`);
  expect(missing).toEqual(wireFieldsOf(currency).map((field) => `${field} error.wire.required`));
  expect(Object.keys(VALID[currency]).toSorted()).toEqual([...wireFieldsOf(currency)].toSorted());
});

it.each([
  ['USD', 'routingNumber', '021000022', 'error.wire.routingNumber'],
  ['USD', 'accountNumber', '123', 'error.wire.digitsBetween'],
  ['USD', 'accountNumber', '123456789012345678', 'error.wire.digitsBetween'],
  ['USD', 'bic', 'HHBKUS3', 'error.wire.bic'],
  ['USD', 'bic', 'HHBKUS33XX', 'error.wire.bic'],
  ['USD', 'bic', 'HHBK1133', 'error.wire.bic'],
  ['USD', 'beneficiaryName', ' ', 'error.wire.required'],
  ['USD', 'bankName', 'x'.repeat(141), 'error.text.tooLong'],
  ['USD', 'bankAddress', 'Quay\u0007', 'error.text.characters'],
  ['CAD', 'institutionNumber', '99', 'error.wire.digits'],
  ['CAD', 'transitNumber', '000111', 'error.wire.digits'],
  ['CAD', 'accountNumber', '123456', 'error.wire.digitsBetween'],
  ['AUD', 'bsb', '06200', 'error.wire.digits'],
  ['AUD', 'accountNumber', '12345', 'error.wire.digitsBetween'],
  ['EUR', 'iban', 'DE88370400440532013000', 'error.wire.iban'],
  ['GBP', 'sortCode', '60-16-1x', 'error.wire.digits'],
  ['GBP', 'accountNumber', '3192681', 'error.wire.digits'],
  ['GBP', 'sortCode', '60-16-14', 'error.wire.ibanOfOther'],
] as const)('of %s refuses the %s "%s": %s', (currency, field, value, key) => {
  const [found, ...others] = refusals(currency, { [field]: value });
  expect(found).toMatchObject([key === 'error.wire.ibanOfOther' ? 'iban' : field, { key }]);
  expect(others).toEqual([]);
});

it.each<[WireField, string, string]>([
  ['sortCode', '401234', '40-12-34'],
  ['bsb', '062000', '062-000'],
  ['iban', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['accountNumber', '31926819', '31926819'],
  ['bankAddress', '2 Quay Street', '2 Quay Street'],
])('shows the %s %s as %s, and keeps it without what is for reading', (field, kept, shown) => {
  expect(shownWireValue(field, kept)).toBe(shown);
  expect(tidyWireValue(field, ` ${shown} `)).toBe(kept);
});

it('knows the currencies in which wires are taken', () => {
  expect(isWireCurrency('GBP')).toBe(true);
  expect(isWireCurrency('JPY')).toBe(false);
});
