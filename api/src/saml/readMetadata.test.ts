import { samlSandboxCertificate } from '../providers/idp/sandbox/samlKey.ts';
import { readCertificate } from './readCertificate.ts';
import { readMetadata } from './readMetadata.ts';

const ENDS = new Date('2051-02-03T04:05:06Z');
const certificate = samlSandboxCertificate(new Date('2026-01-01T00:00:00Z'), ENDS);
const BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP';

const key = (use: string) =>
  `<KeyDescriptor ${use}><KeyInfo><X509Data><X509Certificate>\n ${certificate.slice(0, 64)}\n ${certificate.slice(64)}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>`;
const service = (name: string, binding: string) =>
  `<md:${name} Binding="${BINDING}-${binding}" Location="https://idp.example/${name}/${binding}?a=1&amp;b=2"/>`;
const provider = (content: string) =>
  `<md:IDPSSODescriptor WantAuthnRequestsSigned="true">${content}</md:IDPSSODescriptor>`;
const metadata = (content: string, entityId = 'entityID="https://idp.example/entity"') =>
  `<?xml version="1.0"?>\n<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" ${entityId}>${content}</md:EntityDescriptor>`;

it('reads a provider', () => {
  const content =
    key('use="signing"') + key('') + service('SingleLogoutService', 'POST') + service('SingleSignOnService', 'POST');
  expect(readMetadata(metadata(provider(content)))).toMatchObject({
    entityId: 'https://idp.example/entity',
    signInUrl: 'https://idp.example/SingleSignOnService/POST?a=1&b=2',
    binding: 'POST',
    signOutUrl: 'https://idp.example/SingleLogoutService/POST?a=1&b=2',
    wantsSignedRequests: true,
    certificates: [{ base64: certificate, subject: 'CN=Sandbox of company sign-in', validTo: ENDS }],
  });
  const both = service('SingleSignOnService', 'POST') + service('SingleSignOnService', 'Redirect');
  expect(readMetadata(metadata(provider(key('') + both)))).toMatchObject({ binding: 'REDIRECT', signOutUrl: null });
});

it.each([
  ['notXml', 'no XML'],
  ['notXml', ''],
  ['notXml', '<html><p>'],
  ['unsafe', '<!DOCTYPE md><md/>'],
  ['unsafe', 'a'.repeat(2 * 1024 * 1024)],
  ['noSignInService', '<a/>'],
  ['noSignInService', metadata('<md:SPSSODescriptor/>')],
  ['noSignInService', metadata(provider(key('') + service('SingleSignOnService', 'SOAP')))],
  ['noEntityId', metadata(provider(key('') + service('SingleSignOnService', 'POST')), '')],
  ['noCertificate', metadata(provider(key('use="encryption"') + service('SingleSignOnService', 'POST')))],
])('refuses metadata: %s', (refused, xml) => {
  expect(readMetadata(xml)).toEqual({ refused });
});

it('reads certificates with and without their frame', () => {
  const pem = `-----BEGIN CERTIFICATE-----\r\n${certificate}\r\n-----END CERTIFICATE-----\r\n`;
  expect(readCertificate(pem)).toEqual(readCertificate(certificate));
  expect(readCertificate('')).toBeNull();
  expect(readCertificate(Buffer.from('no certificate').toString('base64'))).toBeNull();
});
