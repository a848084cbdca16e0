import { loadAddressLists } from './addressLists.ts';
import { checkSignupAddress, listParentDomains } from './checkSignupAddress.ts';

const check = (email: string, rules: Readonly<Record<string, 'ACCEPT' | 'REFUSE'>> = {}) =>
  checkSignupAddress(email, loadAddressLists(), new Map(Object.entries(rules)))?.key ?? null;

it.each([
  ['owner@tidewater-research.example', null],
  ['hr@tidewater-research.example', null],
  ['research@tidewater-research.example', null],
  ['info@tidewater-research.example', 'error.signup.sharedMailbox'],
  ['Info+1@tidewater-research.example', 'error.signup.sharedMailbox'],
  ['noreply@tidewater-research.example', 'error.signup.sharedMailbox'],
  ['grace@gmail.com', 'error.signup.freeMail'],
  ['grace@mail.GMAIL.com', 'error.signup.freeMail'],
  ['grace@mailinator.com', 'error.signup.disposable'],
])('%s: %s', (email, key) => {
  expect(check(email)).toBe(key);
});

it('lets staff say otherwise of a domain and of those below it', () => {
  expect(check('grace@mail.gmail.com', { 'gmail.com': 'ACCEPT' })).toBeNull();
  expect(check('info@gmail.com', { 'gmail.com': 'ACCEPT' })).toBe('error.signup.sharedMailbox');
  expect(check('grace@a.harbor.example', { 'harbor.example': 'REFUSE' })).toBe('error.signup.refusedDomain');
  expect(check('grace@a.harbor.example', { 'harbor.example': 'REFUSE', 'a.harbor.example': 'ACCEPT' })).toBeNull();
});

it('knows the domains above one, down to the registered one', () => {
  expect(listParentDomains('a.b.foo.co.uk')).toEqual(['a.b.foo.co.uk', 'b.foo.co.uk', 'foo.co.uk']);
  expect(listParentDomains('foo.co.uk')).toEqual(['foo.co.uk']);
});
