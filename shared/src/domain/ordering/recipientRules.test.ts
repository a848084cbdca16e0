import { checkEmail, checkName, checkSenderName, emailKey } from './recipientRules.ts';

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

test.each([
  ['Chiara.Rossi@Example.org', ' chiara.rossi@example.ORG '],
  ['greta@bücher-laden.example', 'greta@xn--bcher-laden-thb.example'],
])('%s and %s are one address', (one, other) => {
  expect(emailKey(one)).toBe(emailKey(other));
});

test('a tag makes another address', () => {
  expect(emailKey('emi+gifts@example.com')).not.toBe(emailKey('emi@example.com'));
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
    ['\u202e', 'error.name.required'],
    ['<b>', 'error.name.characters'],
    ['a\u0000b', 'error.name.characters'],
  ])('refuses %p', (name, key) => {
    expect(checkName(name, { required: true })).toMatchObject({ key });
  });

  it('lets an optional name be empty', () => {
    expect(checkName(' ', { required: false })).toBeNull();
  });
});
