import { MFA_TYPES } from '@portal/shared/domain/people/mfa';
import { checkRules } from './checkRules.ts';
import type { SignInRules } from './signInRules.ts';

const RULES: SignInRules = { password: false, google: true, codes: 'OPTIONAL', factors: MFA_TYPES };
const INSTALLATION = { isGoogleOffered: true, offeredFactors: MFA_TYPES };

/** Checks a change where passwords are off; `enabled`: connections in use. */
const check = (changes: Partial<SignInRules>, enabled: readonly bigint[] = [], installation = INSTALLATION) =>
  checkRules(
    { rules: RULES, methods: { password: false, google: true, enabled, onlyCompany: [] } },
    { ...RULES, ...changes },
    installation,
  ).map(({ field, i18nKey }) => [field, i18nKey]);

test('where passwords are off, Google stays as the last way in, unless a connection or passwords take its place', () => {
  expect(check({ google: false })).toEqual([['google', 'error.sso.lastMethod']]);
  expect(check({ codes: 'OFF' }, [], { ...INSTALLATION, isGoogleOffered: false })).toEqual([
    ['google', 'error.sso.lastMethod'],
  ]);
  expect(check({ google: false }, [1n])).toEqual([]);
  expect(check({ google: false, password: true })).toEqual([]);
});

test('required codes need a way to get the first one, with passwords or without', () => {
  expect(check({ codes: 'REQUIRED', factors: ['OTP'] })).toEqual([['factors', 'error.sso.firstFactor']]);
  expect(check({ codes: 'REQUIRED', factors: ['EMAIL'] })).toEqual([]);
});
