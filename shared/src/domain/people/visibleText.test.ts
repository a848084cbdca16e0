import { cardDigits } from '../funding/paymentCards.ts';
import { checkDisplayName } from './displayName.ts';
import { holdsCardNumber } from '../funding/cardNumberText.ts';
import { parseLocalAmount } from '../money/localAmount.ts';
import { checkMobileNumber } from './mobileNumber.ts';
import { receiptEmailsOf } from '../funding/receiptEmails.ts';
import { checkRecipientEmail } from '../ordering/recipientEmail.ts';
import { checkName, emailKey } from '../ordering/recipientRules.ts';
import { searchWords } from '../lists/searchWords.ts';
import { visibleText } from './visibleText.ts';

it.each([
  ['an address', 'clara\u200b.osei@example.com\u200e', 'clara.osei@example.com'],
  ['a reference', '\ufeffPO\u00ad-4711\u200d', 'PO-4711'],
  ['a number with marks of direction', '\u202a+1 206\u2060555 0100\u202c', '+1 206555 0100'],
  ['joiners between Latin letters', 'An\u200cna\u200d', 'Anna'],
  ['a Persian name', 'می\u200cخواهم\u200c', 'می\u200cخواهم'],
  ['an Indic name', 'श्री\u200d शर\u094d\u200dमा', 'श्री शर\u094d\u200dमा'],
  ['an emoji of several people', '👩🏽\u200d💻 ❤️\u200d🔥', '👩🏽\u200d💻 ❤️\u200d🔥'],
])('%s keeps what is seen of it', (_, typed, kept) => {
  expect(visibleText(typed)).toBe(kept);
});

it('is how addresses, names, numbers and searches are judged', () => {
  expect(checkRecipientEmail('clara\u200b.osei@example.com')).toBeNull();
  expect(emailKey('\u200eClara@example.com\u200b')).toBe('clara@example.com');
  expect(receiptEmailsOf('a@x.example,\u200ba@x.example\u200b', '')).toEqual(['a@x.example']);
  expect(checkName('\u202aAda\u202c', { required: true })).toBeNull();
  expect(checkName('\u200b', { required: true })?.key).toBe('error.name.required');
  expect(checkDisplayName('می\u200cخواهم')).toBeNull();
  expect(cardDigits('\u202a4111\u200b 1111')).toBe('41111111');
  expect(parseLocalAmount('\u200e12.50', 'en')).toBe('12.50');
  expect(checkMobileNumber('\u202d(206) 555-0100\u202c')).not.toMatchObject({
    refusal: { key: 'error.phone.notANumber' },
  });
  expect(searchWords('\u200bmarketing')).toEqual(['marketing']);
});

it('hides no card number', () => expect(holdsCardNumber('4111\u200b1111\u200b1111\u200b1111')).toBe(true));
