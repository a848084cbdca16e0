import { isOpenBeforeOnboarding, requireOnboarded } from './onboardingGuard.ts';

it.each([
  ['/api/account', true],
  ['/api/accounts', false],
  ['/api/account/change-password', true],
  ['/api/onboarding/submit', true],
  ['/api/platforms/:platformClientId', true],
  ['/api/users/logout', true],
  ['/api/users', false],
  ['/api/users/:userId/sessions', false],
  ['/api/orders', false],
])('%s is open before the wizard is done: %s', (url, isOpen) => {
  expect(isOpenBeforeOnboarding(url)).toBe(isOpen);
});

it('lets everybody pass whose organisation has told about its business', () => {
  expect(() => requireOnboarded({ onboarded: true }, '/api/orders')).not.toThrow();
  expect(() => requireOnboarded({ onboarded: false }, '/api/account')).not.toThrow();
  expect(() => requireOnboarded({ onboarded: false }, '/api/orders')).toThrow('has not told about its business');
});
