import { API_SCOPES, RIGHTS_OF_SCOPE, SCOPES_OF_TYPE } from './apiScopes.ts';
import { KEY_AUTHORITIES } from './defaultRoles.ts';
import { MANAGING_AUTHORITIES } from './grantableAuthorities.ts';

it('each scope is one of a type of key', () => {
  expect(Object.values(SCOPES_OF_TYPE).flat().sort()).toEqual([...API_SCOPES].sort());
});

it('no scope manages people or keys', () => {
  const rights = Object.values(RIGHTS_OF_SCOPE).flat();
  expect(rights.filter((code) => [...KEY_AUTHORITIES, ...MANAGING_AUTHORITIES].includes(code))).toEqual([]);
});
