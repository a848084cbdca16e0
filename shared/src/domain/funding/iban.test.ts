import { isIban } from './iban.ts';

it.each([
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
  'GB29NWBK60161331926819',
  'BE68539007547034',
  'ES9121000418450200051332',
  'IE29AIBK93115212345678',
  'MT84MALT011000012345MTLCAST001S',
])('%s is an IBAN', (text) => {
  expect(isIban(text)).toBe(true);
});

it.each([
  ['of other check digits', 'DE88370400440532013000'],
  ['with two digits exchanged', 'DE89370400440532010300'],
  ['of another length', 'DE8937040044053201300'],
  ['of no country of SEPA', 'SA0380000000608010167519'],
  ['with blanks', 'DE89 3704 0044 0532 0130 00'],
  ['in small letters', 'de89370400440532013000'],
  ['of nothing', ''],
])('none is one %s', (_what, text) => {
  expect(isIban(text)).toBe(false);
});
