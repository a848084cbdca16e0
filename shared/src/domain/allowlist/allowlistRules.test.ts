import { checkAllowlistRecipient, tidyRecipient } from './allowlistRules.ts';
import { compareAllowlists } from './compareAllowlists.ts';

const ADA = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };

it.each([
  [{}, []],
  [{ email: 'emi+gifts@bücher-laden.example', lastName: 'O’Neil-Nuñez' }, []],
  [{ firstName: '', lastName: '' }, ['firstName error.name.required', 'lastName error.name.required']],
  [{ email: '' }, ['email error.email.required']],
  [{ email: 'ada at example' }, ['email error.email.invalid']],
  [{ firstName: '<b>' }, ['firstName error.name.characters']],
  [{ lastName: '=HYPERLINK("x")' }, ['lastName error.name.formula']],
  [{ lastName: 'x'.repeat(101) }, ['lastName error.name.tooLong']],
])('%j on the list: %j', (changes, wrong) => {
  const found = checkAllowlistRecipient(tidyRecipient({ ...ADA, ...changes }));
  expect(found.map(({ field, refusal }) => `${field} ${refusal.key}`)).toEqual(wrong);
});

it('keeps names and addresses without blanks around them', () => {
  expect(tidyRecipient({ email: ' ada@example.com ', firstName: '\u00a0Ada  Augusta', lastName: 'Lovelace ' })).toEqual(
    { ...ADA, firstName: 'Ada Augusta' },
  );
});

it('compares lists by the key of addresses: case and IDN form do not count, tags do', () => {
  const before = [
    ADA,
    { email: 'Greta@bücher-laden.example', firstName: 'Greta', lastName: 'Lind' },
    { email: 'emi+gifts@example.com', firstName: 'Emi', lastName: 'Tanaka' },
  ];
  const greta = { email: 'greta@xn--bcher-laden-thb.example', firstName: 'Greta', lastName: 'Lindqvist' };
  const emi = { email: 'emi@example.com', firstName: 'Emi', lastName: 'Tanaka' };
  const ada = { ...ADA, email: 'ADA@Example.com' };
  expect(compareAllowlists(before, [ada, greta, emi])).toEqual({
    added: [emi],
    removed: [before[2]],
    renamed: [{ ...greta, formerFirstName: 'Greta', formerLastName: 'Lind' }],
    unchanged: [ada],
  });
});
