import { checkRedirectUri, checkRedirectUris } from './redirectUri.ts';

it.each([
  'https://relay.example',
  'https://relay.example/back?from=portal',
  'https://relay.example:8443/back',
  'http://localhost:4000/back',
  'http://127.0.0.1/back',
  'http://[::1]:4000/back',
])('takes %s', (uri) => {
  expect(checkRedirectUri(uri)).toBeNull();
});

it.each([
  'relay.example/back',
  'http://relay.example/back',
  'ftp://relay.example/back',
  'https://Relay.example/back',
  'https://relay.example/a/../back',
  'https://relay.example/back#top',
  'https://*.relay.example/back',
  'https://me:secret@relay.example/back',
  'https://relay.example/a back',
  'https://relay.example:443/back',
])('refuses %s', (uri) => {
  expect(checkRedirectUri(uri)).toEqual({ key: 'error.apiCredential.redirectUri' });
});

it('names an address that is missing, too long, listed twice, or one too many', () => {
  const uris = Array.from({ length: 6 }, (_, index) => `https://relay.example/${index}`);
  expect(checkRedirectUris(['', `https://relay.example/${'a'.repeat(500)}`]).map((one) => one?.key)).toEqual([
    'error.apiCredential.redirectUriRequired',
    'error.text.tooLong',
  ]);
  expect(checkRedirectUris(uris).map((one) => one?.key)).toEqual([
    ...Array.from({ length: 5 }),
    'error.apiCredential.redirectUriTooMany',
  ]);
  expect(checkRedirectUris(['https://relay.example/a', 'https://relay.example/a'])).toEqual([
    null,
    { key: 'error.apiCredential.redirectUriTwice' },
  ]);
});
