/** @jest-environment node */
import { readTable } from '../../files/readTable.ts';
import { ORDER_CASES, PHONE_CELLS, uploadBytes, uploadJson } from '../../testing/uploadCases.ts';
import { emailKey } from '../ordering/recipientRules.ts';
import type { UploadItem, UploadLine, UploadRules } from './checkUploadLine.ts';
import { checkUploadLines } from './checkUploadLines.ts';
import { createRewardFinder } from './rewardNames.ts';
import { mapLines, proposeMapping } from './uploadMapping.ts';

interface Fixture {
  readonly catalog: readonly {
    readonly utid: string;
    readonly rewardName: string;
    readonly brandKey: string;
    readonly currencyCode: string;
    readonly valueType: 'FIXED_VALUE' | 'VARIABLE_VALUE';
    readonly faceValue: number | null;
    readonly minValue: number | null;
    readonly maxValue: number | null;
    readonly isWholeAmountValueRequired: boolean;
    readonly deliveryMethods: readonly string[];
    readonly printable: boolean;
    readonly isAvailable: boolean;
  }[];
  readonly etids: readonly { readonly etid: string }[];
  readonly ptids: readonly { readonly ptid: string }[];
  readonly blockedDomains: readonly string[];
  readonly disposableDomains: readonly string[];
  readonly allowlist: readonly { readonly email: string }[];
}

const fixture = uploadJson('fixture.json') as Fixture;
const minor = (amount: number | null): bigint | null => (amount === null ? null : BigInt(amount));

const items = new Map<string, UploadItem>(
  fixture.catalog.map((item) => [
    item.utid,
    {
      rewardName: item.rewardName,
      brandKey: item.brandKey,
      deliveryMethods: item.deliveryMethods,
      isAvailable: item.isAvailable,
      isPrintable: item.printable,
      amountRule: {
        currencyCode: item.currencyCode,
        valueType: item.valueType,
        faceValueMinor: minor(item.faceValue),
        minMinor: minor(item.minValue),
        maxMinor: minor(item.maxValue),
        isWholeAmountValueRequired: item.isWholeAmountValueRequired,
        optionsMinor: [],
      },
    },
  ]),
);

const rules: UploadRules = {
  currencyCode: 'USD',
  items,
  findReward: createRewardFinder(
    fixture.catalog.map(({ utid, rewardName, isAvailable }) => ({
      utid,
      rewardName,
      brandName: rewardName,
      isOrderable: isAvailable,
    })),
  ),
  etids: new Set(fixture.etids.map(({ etid }) => etid)),
  ptids: new Set(fixture.ptids.map(({ ptid }) => ptid)),
  blockedDomains: [...fixture.blockedDomains, ...fixture.disposableDomains],
  allowlist: null,
  optedOut: new Set(['+12025550195']),
  requiresNotes: false,
  decimalMark: null,
};
const allowlist = new Set(fixture.allowlist.map(({ email }) => emailKey(email)));

/** The lines of a file, its columns taken as proposed. */
function linesOf({ file, kind }: (typeof ORDER_CASES)[number]): UploadLine[] {
  const [headings, ...rows] = readTable(file, uploadBytes(file), { language: 'en' }).rows;
  return mapLines(rows, proposeMapping(kind, headings?.cells.map(String) ?? []).mapping);
}

const placeOf = ({ row, field }: { readonly row: number; readonly field: string }): string => `${row} ${field}`;

describe.each(ORDER_CASES)('$id', (one) => {
  const { context = {}, kind, rowErrors, warnings = [], openRows = [] } = one;
  const verdicts = checkUploadLines(kind, linesOf(one), {
    ...rules,
    allowlist: context.allowlist ? allowlist : null,
    requiresNotes: context.requiredLineNotes ?? false,
  });
  const isOpen = new Set([...rowErrors.filter(({ open }) => open), ...openRows].map(placeOf));
  const settled = (places: readonly string[]) => places.filter((place) => !isOpen.has(place)).toSorted();

  test('says what is wrong, in the cells where it is', () => {
    const found = verdicts.flatMap(({ refusals }, index) => refusals.map(([field]) => `${index + 1} ${field}`));
    expect(settled(found)).toEqual(settled(rowErrors.map(placeOf)));
  });

  test('tells of what is no mistake', () => {
    const found = verdicts.flatMap(({ warnings }, index) => warnings.map(([field]) => `${index + 1} ${field}`));
    expect(found.toSorted()).toEqual(warnings.map(placeOf).toSorted());
  });
});

const line: UploadLine = {
  utid: 'U100001',
  amount: '25',
  recipientEmail: 'ada@example.com',
  recipientFirstName: 'Ada',
  senderFirstName: 'People Team',
};

const refusalsOf = (changes: UploadLine, changed: Partial<UploadRules> = {}) =>
  checkUploadLines('EMAIL', [{ ...line, ...changes }], { ...rules, ...changed })[0]?.refusals.map(
    ([field, { key }]) => [field, key],
  );

test.each([
  [{ amount: '1,234' }, 'amount', 'error.amount.ambiguous'],
  [{ amount: '25,00' }, 'amount', 'error.amount.ambiguous'],
  [{ amount: '1,234.50' }, 'amount', 'error.amount.ambiguous'],
  [{ amount: 'TRUE' }, 'amount', 'error.amount.notANumber'],
  [{ amount: '2026-01-31' }, 'amount', 'error.amount.notANumber'],
  [{ amount: '25.125' }, 'amount', 'error.amount.ambiguous'],
  [{ amount: 25.125 }, 'amount', 'error.amount.decimals'],
  [{ utid: 'U999999', amount: 'ten' }, 'amount', 'error.amount.notANumber'],
  [{ recipientFirstName: '#N/A' }, 'recipientFirstName', 'error.cell.failed'],
  [{ recipientFirstName: 'An\uFFFDna' }, 'recipientFirstName', 'error.cell.unreadable'],
  [{ recipientFirstName: '\u200B' }, 'recipientFirstName', 'error.name.required'],
  [{ recipientFirstName: '<Ada' }, 'recipientFirstName', 'error.name.characters'],
  [{ emailSubject: 'Q3/Q4' }, 'emailSubject', 'error.subject.slash'],
  [{ notes: 'a=b' }, 'notes', 'error.notes.characters'],
  [{ amount: '' }, 'amount', 'error.amount.required'],
  [{ amount: 'abc' }, 'amount', 'error.amount.notANumber'],
  [{ amount: '25', utid: 'U100010' }, 'utid', 'error.item.unavailable'],
  [{ utid: 'U200002' }, 'utid', 'error.delivery.notOffered'],
  [{ etid: 'E12345' }, 'etid', 'error.etid.format'],
  [{ etid: 'E654321' }, 'etid', 'error.etid.invalid'],
  [{ senderEmail: 'nobody' }, 'senderEmail', 'error.email.invalid'],
  [{ senderFirstName: 'The {team}' }, 'senderFirstName', 'error.text.braces'],
  [{ externalReferenceId: 'x'.repeat(101) }, 'externalReferenceId', 'error.text.tooLong'],
])('%p is refused at %s with %s', (changes, field, key) => {
  expect(refusalsOf(changes)).toContainEqual([field, key]);
});

const texted = (cell: string | number, changed: Partial<UploadRules> = {}) => {
  const one = { ...line, recipientEmail: 'not an address', recipientMobileNumber: cell };
  const [verdict] = checkUploadLines('MOBILE', [one], { ...rules, ...changed });
  return { number: verdict?.mobileNumber, refusals: verdict?.refusals };
};

test.each(PHONE_CELLS)('a cell of numbers: %j', ({ cell, ...expected }) => {
  const { number, refusals } = texted(cell);
  if ('number' in expected) expect([number, refusals]).toEqual([expected.number, []]);
  else expect(refusals).toEqual([['recipientMobileNumber', { key: expected.key }]]);
});

test('texts go to nobody who wants none, and to nobody at all where there is a recipient list', () => {
  expect(texted('202 555 0195').refusals).toEqual([
    ['recipientMobileNumber', { key: 'error.phone.optedOut', values: { mobileNumber: '+12025550195' } }],
  ]);
  expect(texted('202 555 0123', { allowlist }).refusals).toEqual([
    ['recipientMobileNumber', { key: 'error.phone.allowlist' }],
  ]);
});

test('one phone, however it is written, is told of as one person', () => {
  const lines = ['(202) 555-0123', '+12025550123'].map((cell) => ({ ...line, recipientMobileNumber: cell }));
  expect(checkUploadLines('MOBILE', lines, rules)[1]?.warnings).toEqual([
    ['recipientMobileNumber', 'REPEATED_RECIPIENT'],
  ]);
});

test('notes are needed where the organisation says so', () => {
  expect(refusalsOf({}, { requiresNotes: true })).toEqual([['notes', 'error.notes.required']]);
  expect(refusalsOf({ notes: 'Bonus' }, { requiresNotes: true })).toEqual([]);
});

test('gives the amount in minor units, of numbers and of texts', () => {
  const amounts = checkUploadLines(
    'EMAIL',
    [
      { ...line, amount: 25.1 },
      { ...line, amount: '25.10' },
    ],
    rules,
  );
  expect(amounts.map(({ amountMinor }) => amountMinor)).toEqual([2_510n, 2_510n]);
});

test('an amount with two readings is read as its writer says', () => {
  const read = (amount: string, decimalMark: '.' | ',') =>
    checkUploadLines('EMAIL', [{ ...line, amount }], { ...rules, decimalMark })[0];
  expect(read('1,234', '.')?.amountMinor).toBe(123_400n);
  expect(read('1.234', ',')?.amountMinor).toBe(123_400n);
  expect(read('1,234', ',')?.refusals).toEqual([['amount', { key: 'error.amount.decimals' }]]);
  expect(read('25,00', ',')?.amountMinor).toBe(2_500n);
  expect(read('25.00', ',')?.amountMinor).toBe(2_500n);
  expect(read('25,00', '.')?.refusals).toEqual([['amount', { key: 'error.amount.notANumber' }]]);
});

const card: UploadLine = {
  utid: 'U300001',
  amount: '25',
  quantity: '10',
  recipientFirstName: 'Ada',
  recipientLastName: 'Byron',
  'recipientAddress.streetLine1': '1 Main Street',
  'recipientAddress.city': 'Seattle',
  'recipientAddress.stateOrProvince': 'WA',
  'recipientAddress.postalCode': '98101',
  'recipientAddress.country': 'US',
  senderFirstName: 'Grace',
};

test('cards in bulk are whole, of one brand, go to one address, and are 5,000 at most', () => {
  const verdicts = checkUploadLines(
    'BULK_PHYSICAL',
    [
      { ...card, quantity: '4990' },
      { ...card, quantity: '1.5' },
      { ...card, 'recipientAddress.streetLine1': '2 Main Street' },
      { ...card, utid: 'U300002', amount: '20' },
      card,
      { ...card, quantity: '1' },
    ],
    rules,
  );
  expect(verdicts.map(({ refusals }) => refusals.map(([, { key }]) => key))).toEqual([
    [],
    ['error.quantity.invalid'],
    ['error.bulk.oneAddress'],
    ['error.bulk.oneBrand'],
    [],
    ['error.bulk.tooMany'],
  ]);
});

test('a territory is told of, as couriers do not go there', () => {
  const [verdict] = checkUploadLines('BULK_PHYSICAL', [{ ...card, 'recipientAddress.stateOrProvince': 'GU' }], rules);
  expect([verdict?.refusals, verdict?.warnings]).toEqual([[], [['recipientAddress.stateOrProvince', 'TERRITORY']]]);
});
