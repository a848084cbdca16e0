import { checkReceiptEmails, receiptEmailsOf } from './receiptEmails.ts';

const OWN = 'ana@alder.example';

it.each<[string, string[]]>([
  [' a@x.co, a@x.co ', ['a@x.co']],
  ['a@x.co,A@X.CO,b@x.co', ['a@x.co', 'b@x.co']],
  ['ANA@alder.example, b@x.co', ['b@x.co']],
  [' , ,', []],
  ['a @x.co', ['a@x.co']],
])('%j are %j', (typed, emails) => {
  expect(receiptEmailsOf(typed, OWN)).toEqual(emails);
});

it('five more than one’s own are taken, a sixth is refused', () => {
  const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@x.co`);
  expect(checkReceiptEmails(emails)).toBeNull();
  expect(checkReceiptEmails([...emails, 'f@x.co'])).toEqual({ key: 'error.receipts.tooMany', values: { max: '5' } });
});

it('a wrong address is named', () => {
  expect(checkReceiptEmails(['a@x.co', 'b@x'])).toEqual({ key: 'error.receipts.invalid', values: { email: 'b@x' } });
});
