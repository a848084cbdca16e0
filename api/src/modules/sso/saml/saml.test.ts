import { createVerify, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { makeCertificate } from '../../../crypto/makeCertificate.ts';
import { readMetadata } from '../../../saml/readMetadata.ts';
import type { SamlConnection } from '../SsoConnection.ts';
import { makeServiceMetadata, makeSignInRequest, makeSignOutUrl } from './samlRequests.ts';
import { sendPage, sendPagePolicy } from './sendPage.ts';
import { toProviderIdentity } from './toProviderIdentity.ts';

const publicUrl = 'https://portal.example';
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const dates = { validFrom: new Date('2026-01-01T00:00:00Z'), validTo: new Date('2036-01-01T00:00:00Z') };
const key = {
  privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  certificate: makeCertificate(privateKey, { commonName: 'portal.example', ...dates }),
};

const buildConnection = (overrides: Partial<SamlConnection> = {}): SamlConnection => ({
  type: 'SAML',
  platformId: 1n,
  id: 1n,
  identifier: 'c1',
  displayName: 'Alder SAML',
  callbackUrl: `${publicUrl}/api/sso/c1/acs`,
  entityId: 'https://idp.example/metadata',
  signInUrl: 'https://idp.example/sso?tenant=a&b=1',
  signOutUrl: 'https://idp.example/slo',
  certificates: [key.certificate],
  binding: 'REDIRECT',
  signRequest: true,
  signatureAlgorithm: 'SHA512',
  digestAlgorithm: 'SHA256',
  debug: false,
  ...overrides,
});

it('signs a request in an address', async () => {
  const { request, requestId } = await makeSignInRequest(buildConnection(), key, publicUrl, 'state_1');
  const { origin, search, searchParams } = new URL(request.url);
  expect([origin, searchParams.get('tenant'), searchParams.get('RelayState')]).toEqual([
    'https://idp.example',
    'a',
    'state_1',
  ]);
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString('utf8');
  for (const part of [`ID="${requestId}"`, `AssertionConsumerServiceURL="${publicUrl}/api/sso/c1/acs"`])
    expect(xml).toContain(part);
  const [, signed] = /(SAMLRequest=.*)&Signature=/.exec(search) ?? [];
  const verify = createVerify('RSA-SHA512').update(signed ?? '');
  const { publicKey } = new X509Certificate(Buffer.from(key.certificate, 'base64'));
  expect(verify.verify(publicKey, searchParams.get('Signature') ?? '', 'base64')).toBe(true);
});

it('posts a request in a form, which leads to the provider alone', async () => {
  const { request } = await makeSignInRequest(buildConnection({ binding: 'POST' }), key, publicUrl, 'state_1');
  const fields = request.kind === 'FORM' ? request.fields : {};
  const xml = Buffer.from(fields['SAMLRequest'] ?? '', 'base64').toString('utf8');
  expect(xml).toContain('http://www.w3.org/2001/04/xmldsig-more#rsa-sha512');
  expect(fields['RelayState']).toBe('state_1');
  const page = sendPage('fr', 'https://idp.example/"><script>', { RelayState: '"><b>' });
  expect(page).not.toMatch(/"><(?:b|script)>/);
  expect(sendPagePolicy('http://127.0.0.1:4000/sso')).toMatch(
    /script-src 'sha256-.*form-action https: http:\/\/127.0.0.1:4000$/,
  );
});

it('does not sign where it is not wanted', async () => {
  const { request } = await makeSignInRequest(buildConnection(), null, publicUrl, 'state_1');
  expect(new URL(request.url).searchParams.has('Signature')).toBe(false);
  expect(await makeServiceMetadata('c1', null, publicUrl)).toContain('AuthnRequestsSigned="false"');
});

it('describes itself to the provider, the same each time', async () => {
  const metadata = await makeServiceMetadata('c1', key, publicUrl);
  expect(metadata).toBe(await makeServiceMetadata('c1', key, publicUrl));
  for (const part of [
    `entityID="${publicUrl}/api/sso/c1/metadata"`,
    'WantAssertionsSigned="true"',
    'AuthnRequestsSigned="true"',
    key.certificate,
    `Location="${publicUrl}/api/sso/c1/acs"`,
    `Location="${publicUrl}/api/sso/c1/slo"`,
  ])
    expect(metadata).toContain(part);
  expect(readMetadata(metadata)).toEqual({ refused: 'noSignInService' });
});

it('asks the provider to sign a person out', async () => {
  const person = { nameId: 'maya', nameIdFormat: null, sessionIndex: '_s1' };
  const url = new URL(await makeSignOutUrl(buildConnection(), key, publicUrl, person));
  expect(url.origin + url.pathname).toBe('https://idp.example/slo');
  const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString('utf8');
  expect(xml).toMatch(/LogoutRequest.*>maya<.*>_s1</);
});

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';

it.each<[string, string, string | null, Record<string, string>, string | null]>([
  ['an attribute', 'm1', null, { mail: 'Maya@Alder.example' }, 'maya@alder.example'],
  ['a claim', 'm1', null, { [`${CLAIMS}emailaddress`]: 'maya@alder.example' }, 'maya@alder.example'],
  ['the name itself', 'Maya@alder.example', null, {}, 'maya@alder.example'],
  ['no made-up name', 'maya@alder.example', 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent', {}, null],
  ['nowhere', 'm1', null, { email: 'no address' }, null],
])('finds the address in %s', (_place, nameId, nameIdFormat, attributes, email) => {
  const identity = toProviderIdentity({ assertionId: 'a', nameId, nameIdFormat, sessionIndex: null, attributes });
  expect(identity).toMatchObject({ subject: nameId, email, isEmailVerified: null });
});
