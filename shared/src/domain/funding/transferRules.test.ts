import {
  checkTransferAmount,
  checkTransferFrom,
  checkTransferNotes,
  checkTransferTo,
  type TransferAccount,
} from './transferRules.ts';

const buildSide = (overrides: Partial<TransferAccount> = {}): TransferAccount => ({
  accountIdentifier: 'A10001',
  currencyCode: 'USD',
  balanceMinor: 50_000n,
  ...overrides,
});
const events = buildSide({ accountIdentifier: 'A20001' });

it.each<[string, TransferAccount | null, TransferAccount | null, string | null]>([
  ['is required', null, events, 'error.transfer.fromRequired'],
  ['may stand alone', buildSide(), null, null],
  ['is another account', buildSide(), buildSide(), 'error.transfer.sameAccount'],
  ['has the same currency', buildSide({ currencyCode: 'EUR' }), events, 'error.transfer.otherCurrency'],
  ['holds something', buildSide({ balanceMinor: 0n }), events, 'error.transfer.emptyAccount'],
  ['is not overdrawn', buildSide({ balanceMinor: -1n }), events, 'error.transfer.emptyAccount'],
  ['may hold what is not to be seen', buildSide({ balanceMinor: null }), events, null],
  ['pays', buildSide(), events, null],
])('the account that pays %s', (_what, from, to, key) => {
  expect(checkTransferFrom(from, to)?.key ?? null).toBe(key);
});

it.each<[string, TransferAccount | null, TransferAccount | null, string | null]>([
  ['is required', buildSide(), null, 'error.transfer.toRequired'],
  ['may stand alone', null, events, null],
  ['is another account', events, events, 'error.transfer.sameAccount'],
  ['has the same currency', buildSide({ currencyCode: 'EUR' }), events, 'error.transfer.otherCurrency'],
  ['may be empty', buildSide(), buildSide({ accountIdentifier: 'A3', balanceMinor: 0n }), null],
])('the account that receives %s', (_what, from, to, key) => {
  expect(checkTransferTo(from, to)?.key ?? null).toBe(key);
});

it.each<[string, string, TransferAccount | null, object]>([
  ['needs the account first', '5', null, { refusal: { key: 'error.transfer.chooseFromFirst' } }],
  [
    'cannot come from nothing',
    '5',
    buildSide({ balanceMinor: 0n }),
    { refusal: { key: 'error.transfer.emptyAccount' } },
  ],
  ['is required', '', buildSide(), { refusal: { key: 'error.amount.required' } }],
  [
    'is 1 at least',
    '0.99',
    buildSide(),
    { refusal: { key: 'error.amount.belowMin', values: { amount: '1.00', currencyCode: 'USD' } } },
  ],
  ['is 1 yen at least', '1', buildSide({ currencyCode: 'JPY' }), { minor: 1n }],
  ['may take everything', '500', buildSide(), { minor: 50_000n }],
  [
    'is covered',
    '500.01',
    buildSide(),
    { refusal: { key: 'error.amount.aboveMax', values: { amount: '500.00', currencyCode: 'USD' } } },
  ],
  ['has no limit that may not be seen', '900', buildSide({ balanceMinor: null }), { minor: 90_000n }],
  ['has cents, no more', '10.005', buildSide(), { refusal: { key: 'error.amount.decimals' } }],
])('the amount %s', (_what, value, from, verdict) => {
  expect(checkTransferAmount(value, from)).toEqual(verdict);
});

it.each([
  ['  ', 'error.transfer.notesRequired'],
  ['x'.repeat(151), 'error.text.tooLong'],
  ['a\u0000b', 'error.text.characters'],
  ['Budget for “Winter”, first half, see PO 4711 🎄', null],
])('notes %j', (notes, key) => {
  expect(checkTransferNotes(notes)?.key ?? null).toBe(key);
});
