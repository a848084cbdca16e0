import { normalizeEmail } from './normalizeEmail.ts';

it.each([
  ['ada@Recipient.Example', 'ada@recipient.example'],
  ['  Ada.L@recipient.example\n', 'Ada.L@recipient.example'],
  ['ada\u200B@recipient.example', 'ada@recipient.example'],
  ['jose\u0301@recipient.example', 'josé@recipient.example'],
  ['ada@bücher.example', 'ada@bücher.example'],
  ['no address', null],
  ['noaddress', 'noaddress'],
  ['ada@', 'ada@'],
  ['', ''],
  ['ada@recipient.example\r\nBcc: all@recipient.example', null],
  ['ada@a..%41[.example', null],
])('brings %j into one form', (written, email) => {
  expect(normalizeEmail(written)).toBe(email);
});
