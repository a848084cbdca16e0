import { PORTAL_MOUNT } from '@portal/shared/domain/access/paths';
import { REMOTE_PAGE, remoteAddress } from './remoteAddress.ts';

test.each([
  ['/login', '', '/vue/#/login'],
  ['/login/', '?next=%2Forders', '/vue/#/login?next=%2Forders'],
  ['/login/SSO', '?from=mail', '/vue/#/login/SSO?from=mail'],
  ['/confirm_access', '?client_id=c&state=s', '/vue/#/confirm_access?client_id=c&state=s'],
  ['/oauth_authorize', '?scope=read', '/vue/#/oauth_authorize?scope=read'],
  ['/vue', '?x=1', '/vue/?x=1'],
])('%s%s is %s in the remote', (pathname, search, address) => {
  expect(remoteAddress({ pathname, search })).toBe(address);
});

test.each(['/', '/vue/', '/loginx', '/elsewhere'])('%s is not redirected', (pathname) => {
  expect(remoteAddress({ pathname, search: '' })).toBeNull();
});

test('mails lead to where the remote is mounted', () => {
  expect(`${REMOTE_PAGE}#`).toBe(PORTAL_MOUNT);
});
