import { isIgnoredRefusal } from './ignoredRefusals.ts';

test.each([
  '/mfa',
  '/mfa/remembered',
  '/mfa/verify?code=123456',
  '/account',
  '/account/change-password',
  '/authenticate/refresh',
  '/orders/RA-1/lines?page=0',
  '/orders/RA-1/lines/2',
  '/accounts/A1/payment-sources',
  '/customers?size=50',
  '/customers/G1/account/A1',
])('%s is quiet', (url) => {
  expect(isIgnoredRefusal(url)).toBe(true);
});

test.each(['/orders', '/orders/RA-1', '/funding', '/accounting', '/users/u-1', '/shopping-carts/C1'])(
  '%s is told',
  (url) => {
    expect(isIgnoredRefusal(url)).toBe(false);
  },
);
