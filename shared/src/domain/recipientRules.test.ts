import {
  CARRIER_DOMAINS,
  checkEmail,
  checkName,
  checkRecipientEmail,
  checkSenderName,
  isListedDomain,
} from './recipientRules.ts';

describe('checkEmail', () => {
  it.each(['amina.abara0@example.com', 'a+b@sub.example.co.uk', 'josé@bücher-laden.example', "o'neil@example.org"])(
    'takes %s',
    (email) => {
      expect(checkEmail(email)).toBeNull();
    },
  );

  it.each([
    'plain',
    '@example.com',
    'a@',
    'a@example',
    'a b@example.com',
    'a..b@example.com',
    'a@-example.com',
    'a@exa_mple.com',
  ])('refuses %s', (email) => {
    expect(checkEmail(email)).toEqual({ key: 'error.email.invalid' });
  });

  it('refuses more than 255 characters', () => {
    expect(checkEmail(`${'a'.repeat(60)}@${'b'.repeat(200)}.com`)).toMatchObject({ key: 'error.email.tooLong' });
  });
});

describe('checkRecipientEmail', () => {
  it('refuses every carrier gateway and its subdomains, but not its registrable domain', () => {
    for (const domain of CARRIER_DOMAINS) {
      expect(checkRecipientEmail(`5551234567@${domain}`)).toEqual({ key: 'error.email.carrier', values: { domain } });
    }
    expect(checkRecipientEmail('5551234567@mms.vtext.com')).toMatchObject({ key: 'error.email.carrier' });
    expect(checkRecipientEmail('someone@att.net')).toBeNull();
  });

  it('refuses blocked domains and their subdomains, regardless of case and IDN form', () => {
    const blocked = ['blocked.example', 'gesperrt-bücher.example'];
    expect(checkRecipientEmail('a@Mail.Blocked.Example', blocked)).toMatchObject({ key: 'error.email.blocked' });
    expect(checkRecipientEmail('a@xn--gesperrt-bcher-psb.example', blocked)).toMatchObject({
      key: 'error.email.blocked',
    });
    expect(checkRecipientEmail('a@notblocked.example', blocked)).toBeNull();
  });

  it('requires an address', () => {
    expect(checkRecipientEmail('  ')).toEqual({ key: 'error.email.required' });
  });
});

it('compares domains case-insensitively', () => {
  expect(isListedDomain('VTEXT.com', CARRIER_DOMAINS)).toBe(true);
});

test('a sender name may contain braces and has its own maximum length', () => {
  expect(checkSenderName('The {team} :-}')).toBeNull();
  expect(checkSenderName(' ')).toMatchObject({ key: 'error.name.required' });
  expect(checkSenderName('x'.repeat(101))).toMatchObject({ key: 'error.name.tooLong' });
});

describe('checkName', () => {
  it.each(['山田 花子', 'José Núñez', 'x'.repeat(100), '👩‍👩‍👧 Smith', "O'Neil-Smith"])('takes %s', (name) => {
    expect(checkName(name, { required: true })).toBeNull();
  });

  it.each([
    ['', 'error.name.required'],
    ['x'.repeat(101), 'error.name.tooLong'],
    ['{{name}}', 'error.name.braces'],
    ['a\u202eb', 'error.name.characters'],
    ['<b>', 'error.name.characters'],
    ['a\u0000b', 'error.name.characters'],
  ])('refuses %p', (name, key) => {
    expect(checkName(name, { required: true })).toMatchObject({ key });
  });

  it('lets an optional name be empty', () => {
    expect(checkName(' ', { required: false })).toBeNull();
  });
});
