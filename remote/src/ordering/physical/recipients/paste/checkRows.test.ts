import { toHeading } from '@portal/shared/domain/uploads/columnNames';
import { buildItem } from '../../../quick-order/testing/buildReward.ts';
import en from '../../../upload/locales/en.json';
import es from '../../../upload/locales/es.json';
import fr from '../../../upload/locales/fr.json';
import ja from '../../../upload/locales/ja.json';
import zh from '../../../upload/locales/zh-CN.json';
import { checkPaste, toPastedText } from './checkRows.ts';
import { PASTED_KINDS } from './pastedKinds.ts';
import { readRows } from './readRows.ts';

const context = {
  item: buildItem({ utid: 'U200001' }),
  utid: 'U200001',
  amount: '25.00',
  senderName: 'Maya Lopez',
  rules: { blockedDomains: [], areNotesRequired: false, isEmailRequired: false },
  locale: 'en',
};
const read = (text: string) => checkPaste(text, context);
const table = (...rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join('\t')).join('\r\n');
const people = (text: string) =>
  read(text).good.map(({ body: { recipient } }) => [
    recipient.firstName,
    recipient.lastName,
    recipient.address?.companyName ?? '',
    recipient.address?.streetLine1,
    recipient.address?.streetLine2 ?? '',
    recipient.address?.city,
    recipient.address?.stateOrProvince,
    recipient.address?.postalCode,
    recipient.address?.country,
  ]);

test.each([
  [
    'as the file names its columns',
    ['First Name', 'Last Name', 'Street Line 1', 'City', 'State Or Province', 'Postal Code'],
  ],
  ['in another language', ['Prénom', 'Nom de famille', 'Rue', 'Ville', 'État', 'Code postal']],
])('headings %s tell what a column is', (_how, headings) => {
  const row = ['Zoë', 'D’Arcy', '1 Market Street', 'San Francisco', 'ca', '94103'];
  expect(people(table(headings, row, [], ['', '']))).toEqual([
    ['Zoë', 'D’Arcy', '', '1 Market Street', '', 'San Francisco', 'CA', '94103', 'US'],
  ]);
});

test.each([
  [
    'a company and the country',
    'Ana,Lopez,Northwind,500 Market St,Suite 2,San Francisco,CA,94105,USA',
    ['Ana', 'Lopez', 'Northwind', '500 Market St', 'Suite 2', 'San Francisco', 'CA', '94105', 'US'],
  ],
  [
    'names with numbers',
    'Ana7,Lopez 3,12 Main St,Austin,TX,78701',
    ['Ana7', 'Lopez 3', '', '12 Main St', '', 'Austin', 'TX', '78701', 'US'],
  ],
  [
    'a whole name and a PO box',
    'Ana Lopez;PO Box 9;Austin;TX;78701-1234',
    ['Ana', 'Lopez', '', 'PO Box 9', '', 'Austin', 'TX', '78701-1234', 'US'],
  ],
  [
    'a line break within quotes',
    table(['Ana', 'Lopez', '"500 Market St\n""North"" wing"', 'San Francisco', 'CA', '94105', 'ana@work.example']),
    ['Ana', 'Lopez', '', '500 Market St "North" wing', '', 'San Francisco', 'CA', '94105', 'US'],
  ],
])('one row without headings has %s', (_what, text, expected) => {
  expect(people(text)).toEqual([expected]);
});

test('a row of the file to fill in brings its amount and letter', () => {
  const [only] = read(
    table([
      'U200001',
      'Meadow',
      '40',
      'Ana',
      'Lopez',
      '',
      '1 Market St',
      '',
      'Austin',
      'TX',
      '78701',
      'US',
      '',
      '',
      'P000000',
      'Ana',
      'Your team',
      '',
      'Thanks',
    ]),
  ).good;
  expect(only?.body).toMatchObject({
    utid: 'U200001',
    amount: '40.00',
    deliveryTemplate: { toName: 'Ana', fromName: 'Your team', message: 'Thanks' },
  });
});

test('wrong rows keep their number and text, good ones are taken', () => {
  const headings = ['Note', 'Last name', 'First name', 'Street', 'City', 'State', 'ZIP', 'Shoe size'];
  const { good, wrong, leftOut } = read(
    table(
      headings,
      ['a', 'Lopez', 'Ana', '1 Market St', 'Austin', 'TX', '78701', '40'],
      [],
      ['b', '', 'Ben "Benny"', '12 Main St', 'Austin', 'Texas', '787', '41'],
    ),
  );
  expect(good).toHaveLength(1);
  expect(wrong.map(({ row, problems }) => [row.number, problems.map(([field]) => field)])).toEqual([
    [4, ['recipientLastName', 'recipientAddress.stateOrProvince', 'recipientAddress.postalCode']],
  ]);
  expect(leftOut).toEqual([{ heading: 'Shoe size', number: 8 }]);
  const again = read(toPastedText(wrong, toHeading).replace('Texas', 'TX').replace('787', '78701'));
  expect(again.wrong.map(({ problems }) => problems.map(([field]) => field))).toEqual([['recipientLastName']]);
  expect(again.wrong[0]?.row.cells.recipientFirstName).toBe('Ben "Benny"');
});

test.each(Object.entries({ en, es, fr, ja, zh }))(
  'rows given back with headings in %s are read again',
  (_language, texts) => {
    const { recipientAddress: place, ...field } = texts.field;
    const headingOf = (kind: string): string =>
      Object.entries(field).find(([name]) => name === kind)?.[1] ??
      Object.entries(place).find(([name]) => kind === `recipientAddress.${name}`)?.[1] ??
      '';
    const { recipientName: _whole, ...cells } = Object.fromEntries(
      PASTED_KINDS.map((kind, index) => [kind, `${kind} ${index}`]),
    );
    for (const row of [cells, { ...cells, recipientFirstName: '' }, { ...cells, recipientLastName: '' }])
      expect(
        readRows(toPastedText([{ row: { number: 2, cells: row }, problems: [] }], headingOf)).rows[0]?.cells,
      ).toEqual(row);
  },
);

test('a column of which nothing was pasted stands there to be filled', () => {
  const { wrong } = read(
    table(
      ['First name', 'Last name', 'Street', 'City', 'State', 'ZIP'],
      ['', 'Lopez', '1 Market St', 'Austin', 'TX', '78701'],
    ),
  );
  const text = toPastedText(wrong, toHeading);
  expect(text.split('\n')[0]).toMatch(/^Recipient First Name\tRecipient Last Name\t/);
  expect(people(text.replace('\n', '\nAna'))).toEqual([
    ['Ana', 'Lopez', '', '1 Market St', '', 'Austin', 'TX', '78701', 'US'],
  ]);
});

test('nothing is made of no rows, of texts without addresses, and of more rows than one order takes', () => {
  expect(read('First name\tLast name\tStreet').good).toEqual([]);
  expect(read('Ana Lopez\nBen Okafor')).toMatchObject({ good: [], wrong: [] });
  const row = 'Ana,Lopez,1 Market St,Austin,TX,78701\n';
  expect(read(row.repeat(5_001))).toMatchObject({ good: [], wrong: [], isTooMany: true });
});
