import {
  checkAccountCurrency,
  checkContactEmail,
  checkIdentifier,
  checkListedEmail,
  fundingTypesOf,
} from './accountRules.ts';
import { checkDisplayName } from './displayName.ts';

const LENGTHS = { min: '5', max: '100' };

test.each([
  ['Events Nordic', null],
  ['Événements 2026 - Été', null],
  ['日本支社 東京', null],
  ['𠮷野家 東京', null],
  ['𠀃野家 東京', { key: 'error.text.notPrinted', values: { sign: '𠀃' } }],
  ['Wide', { key: 'error.displayName.length', values: LENGTHS }],
  ['  Wide  ', { key: 'error.displayName.length', values: LENGTHS }],
  ['x'.repeat(101), { key: 'error.displayName.length', values: LENGTHS }],
  ['x'.repeat(100), null],
  ['Events & More', { key: 'error.displayName.characters' }],
  ['<b>Events</b>', { key: 'error.displayName.characters' }],
  ['\u200b ', { key: 'error.name.required' }],
])('the name %j', (name, refusal) => {
  expect(checkDisplayName(name)).toEqual(refusal);
});

test.each([
  ['', null],
  ['events-nordic-1', null],
  ['Events-Nordic', { key: 'error.identifier.characters' }],
  ['events nordic', { key: 'error.identifier.characters' }],
  ['abcd', { key: 'error.identifier.length', values: LENGTHS }],
])('the identifier %j', (identifier, refusal) => {
  expect(checkIdentifier(identifier)).toEqual(refusal);
});

test('an account is opened in one of the currencies on offer', () => {
  expect(checkAccountCurrency('EUR')).toBeNull();
  expect(checkAccountCurrency('MXN')).toEqual({ key: 'error.currency.unsupported' });
  expect(checkAccountCurrency('')).toEqual({ key: 'error.currency.unsupported' });
});

test('addresses are well formed and listed once', () => {
  expect(checkContactEmail(' ')).toEqual({ key: 'error.email.required' });
  expect(checkContactEmail('finance')).toEqual({ key: 'error.email.invalid' });
  const emails = ['a@x.example', 'A@x.example ', 'b@x.example'];
  expect(emails.map((_, index) => checkListedEmail(emails, index))).toEqual([
    null,
    { key: 'error.email.repeated' },
    null,
  ]);
});

test.each([
  ['USD', ['CARD_DEPOSIT', 'BANK_DEPOSIT', 'WIRE_DEPOSIT']],
  ['EUR', ['CARD_DEPOSIT', 'WIRE_DEPOSIT']],
])('an account in %s takes these kinds of deposit', (currencyCode, types) => {
  expect(fundingTypesOf(currencyCode)).toEqual(types);
});
