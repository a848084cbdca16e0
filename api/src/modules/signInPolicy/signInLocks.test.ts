import {
  findConnectionLock,
  findDefaultLock,
  findDependentDomain,
  hasNoMethod,
  type SignInMethods,
} from './signInLocks.ts';

const methods = (overrides: Partial<SignInMethods>): SignInMethods => ({
  password: false,
  google: false,
  enabled: [],
  onlyCompany: [],
  ...overrides,
});

test('the last way to sign in stays', () => {
  expect(hasNoMethod(methods({}))).toBe(true);
  expect(findDefaultLock(methods({ password: true }), 'password')).toBe('LAST_METHOD');
  expect(findDefaultLock(methods({ password: true, google: true }), 'password')).toBeNull();
  expect(findDefaultLock(methods({ password: true, google: true }), 'google')).toBeNull();
  expect(findDefaultLock(methods({ password: true }), 'google')).toBeNull();
  expect(findDefaultLock(methods({ google: true, enabled: [1n] }), 'google')).toBeNull();
  expect(findConnectionLock(methods({ enabled: [1n] }), 1n)).toBe('LAST_METHOD');
  expect(findConnectionLock(methods({ enabled: [1n, 2n] }), 1n)).toBeNull();
  expect(findConnectionLock(methods({ enabled: [1n] }), 2n)).toBeNull();
});

test('a connection stays by which alone the people of a domain sign in', () => {
  const domain = 'alder-finch.example';
  const ofOne = methods({ password: true, enabled: [1n, 2n], onlyCompany: [{ domain, connectionId: 1n }] });
  expect(findConnectionLock(ofOne, 1n)).toBe('COMPANY_ONLY');
  expect(findDependentDomain(ofOne, 1n)).toBe(domain);
  expect(findConnectionLock(ofOne, 2n)).toBeNull();
  const ofAll = methods({ password: true, enabled: [1n, 2n], onlyCompany: [{ domain, connectionId: null }] });
  expect(findConnectionLock(ofAll, 1n)).toBeNull();
  expect(findConnectionLock({ ...ofAll, enabled: [1n] }, 1n)).toBe('COMPANY_ONLY');
});
