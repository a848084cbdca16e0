import { API_SCOPES, RIGHTS_OF_SCOPE, SCOPES_OF_TYPE } from './apiScopes.ts';
import { KEY_AUTHORITIES } from './defaultRoles.ts';
import { USER_MANAGEMENT, type Authority } from './permissions.ts';

it('each scope is one of a type of credential', () => {
  expect(new Set(Object.values(SCOPES_OF_TYPE).flat())).toEqual(new Set(API_SCOPES));
});

it('no scope manages people or keys', () => {
  const managing: readonly Authority[] = [...KEY_AUTHORITIES, ...USER_MANAGEMENT, 'ROLE_MANAGEMENT_MANAGE'];
  const rights = Object.values(RIGHTS_OF_SCOPE).flat();
  expect(rights.filter((code) => managing.includes(code))).toEqual([]);
});
