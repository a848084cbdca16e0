import { checkConnectionName, checkProviderUrl, discoveryUrlOf, toIssuer } from './ssoRules.ts';

test.each([
  ['Okta', null],
  ['Alder & Finch (Entra)', null],
  [' ', 'error.sso.nameRequired'],
  ['\u200b', 'error.sso.nameRequired'],
  ['x'.repeat(101), 'error.name.tooLong'],
  ['<Okta>', 'error.name.characters'],
])('name %j: %s', (name, key) => {
  expect(checkConnectionName(name)?.key ?? null).toBe(key);
});

test.each([
  ['https://idp.example/a', true, true],
  ['http://127.0.0.1:4000/idp/oidc', false, true],
  ['http://localhost/', false, true],
  ['http://idp.example/', false, false],
  ['https://name@idp.example/', false, false],
  ['idp.example', false, false],
  ['', false, false],
])('address %j: valid %s, in local mode %s', (url, isValid, isValidLocally) => {
  expect(checkProviderUrl(url, false) === null).toBe(isValid);
  expect(checkProviderUrl(url, true) === null).toBe(isValidLocally);
});

test('an issuer is taken from its discovery URL and back', () => {
  const discovery = 'https://idp.example/tenant/.well-known/openid-configuration';
  expect(toIssuer(discovery)).toBe('https://idp.example/tenant');
  expect(toIssuer('https://idp.example/')).toBe('https://idp.example/');
  expect([discoveryUrlOf('https://idp.example/tenant'), discoveryUrlOf('https://idp.example/')]).toEqual([
    discovery,
    'https://idp.example/.well-known/openid-configuration',
  ]);
});
