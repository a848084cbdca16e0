import { samlSandboxCertificate } from '../providers/idp/sandbox/samlKey.ts';
import {
  responseXml,
  signedResponseXml,
  signResponse,
  toFormField,
  type ResponseFacts,
} from '../providers/idp/sandbox/samlResponse.ts';
import { checkResponse, type ResponseTask } from './checkResponse.ts';
import { SamlRefused } from './SamlRefused.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const LATER = new Date('2020-01-01T00:05:00Z');
const IN_AN_AGE = new Date('2999-01-01T00:00:00Z');
const certificate = samlSandboxCertificate(LONG_AGO, IN_AN_AGE);

/** A certificate of another key. */
const OTHER_CERTIFICATE = [
  'MIICqjCCAZKgAwIBAgIQXXgqWLplBFkiWvG9279MlDANBgkqhkiG9w0BAQsFADAQMQ4wDAYDVQQDDAVPdGhlcjAgFw0yMDAxMDEwMDAwMDBaGA',
  '8yOTk5MDEwMTAwMDAwMFowEDEOMAwGA1UEAwwFT3RoZXIwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCtG+I13SL8HITq5+nsVbJS',
  'WfBky93DBAoAlQR9gsllX+jxbO9koLOrMZ6deWEVbQ78RMy3BymT+5WLuQRtbds9gxbh+NLUl8aKHKVjR5o0+3x23pUQA52hQCRfSAsWpFlLmu',
  'iGwaXhxX5XHDui4UO0xgXJgUxPlHTLogENz51M0HinB6696wEVqlw8tLX3wT8pdS1du7vySWUEwrARsFe0N1yujtPXEuOqXurSMPWA9w2Jh3rd',
  '3PxN5sWtq8VjbQSLbNLDkqesXDMvC1tGWlybv0ohTmOj4Yj8LxhwJfQCXInuyVUlVK4M2TcIYDe8IMpa7R2852kxRzKF/UVp4C41AgMBAAEwDQ',
  'YJKoZIhvcNAQELBQADggEBAJau00Le5NxAySYNOAVx7xWbjOSPm/J7zgaXmtGCgs9zhq598ldzu1vV/IS+HPRPIlQPKLa+MQifaFKuBt04cfj3',
  'xF4MS7frTvkCVyWl53ayrP2R970NrZQYzYcpka8wFbxuNhDK/JfOMSfEPiLhXXI94yVeSThB2JwS2/ri+HKjBG6zKiW4hZb5PizeMUYlxNLfVN',
  '/0pVvuN+k34rgtA754jI9mAHi2fxuM7NisASWwBpcRjzabPU2VKvwMCkjLesbldJfKZus18KhxxZ8KW3bQATuIdb/Io34V+SffyIQGMHiwEbyF',
  'pNzHcbMvs5LlJGB6x8tmnx4Zt1OknMyjvRk=',
].join('');

const acsUrl = 'https://portal.example/api/sso/c1/acs';
const audience = 'https://portal.example/api/sso/c1/metadata';
const issuer = 'https://idp.example/saml';
const requestId = '_request1';

function buildFacts(overrides: Partial<ResponseFacts> = {}): ResponseFacts {
  return {
    issuer,
    certificate,
    audience,
    destination: acsUrl,
    recipient: acsUrl,
    inResponseTo: requestId,
    validFrom: LONG_AGO,
    validUntil: IN_AN_AGE,
    subject: 'maya',
    attributes: { email: 'maya@alder-finch.example', givenName: 'Maya & Zoë' },
    ...overrides,
  };
}

const check = (xml: string, overrides: Partial<ResponseTask> = {}) =>
  checkResponse({
    response: toFormField(xml),
    issuer,
    certificates: [certificate],
    audience,
    acsUrl,
    requestId,
    ...overrides,
  });

/** Resolves to the reason for which the answer is refused; to null for one that is taken. */
const refusal = (xml: string, overrides: Partial<ResponseTask> = {}) =>
  check(xml, overrides).then(
    () => null,
    (error: unknown) => (error instanceof SamlRefused ? error.reason : error),
  );

it('reads whom a signed answer names', async () => {
  expect(await check(signedResponseXml(buildFacts()))).toMatchObject({
    nameId: 'maya',
    attributes: { email: 'maya@alder-finch.example', givenName: 'Maya & Zoë' },
    nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  });
});

it.each<[string, Partial<ResponseFacts>]>([
  ['time', { validUntil: LATER }],
  ['time', { validFrom: IN_AN_AGE }],
  ['audience', { audience: 'https://other.example' }],
  ['recipient', { recipient: 'https://other.example/acs' }],
  ['destination', { destination: 'https://other.example/acs' }],
  ['issuer', { issuer: 'https://other.example' }],
  ['unsolicited', { inResponseTo: '_other' }],
  ['unsolicited', { inResponseTo: '' }],
  ['subject', { subject: '' }],
])('refuses an answer with another %s', async (reason, facts) => {
  expect(await refusal(signedResponseXml(buildFacts(facts)))).toBe(reason);
});

it('refuses an answer to no request', async () => {
  expect(await refusal(signedResponseXml(buildFacts()), { requestId: null })).toBe('unsolicited');
});

it('refuses what is not signed, in one of the two places or in both', async () => {
  const xml = responseXml(buildFacts());
  expect(await refusal(xml)).toBe('signature');
  expect(await refusal(signResponse(xml, 'ASSERTION', certificate))).toBe('signature');
  expect(await refusal(signResponse(xml, 'MESSAGE', certificate))).toBe('signature');
});

it('refuses what was changed after it was signed, or signed by another key', async () => {
  const xml = signedResponseXml(buildFacts());
  expect(await refusal(xml.replace('>maya<', '>ada<'))).toBe('signature');
  expect(await refusal(xml, { certificates: [OTHER_CERTIFICATE] })).toBe('signature');
  expect(await refusal(xml.replaceAll('rsa-sha256', 'rsa-sha1'))).toBe('algorithm');
});

it('refuses a second assertion, wherever it is put', async () => {
  const xml = signedResponseXml(buildFacts());
  const assertion = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
  const forged = assertion.replaceAll(/ ID="[^"]+"/g, ' ID="_forged"').replace('>maya<', '>ada<');
  expect(await refusal(xml.replace(assertion, forged + assertion))).toBe('assertion');
  expect(await refusal(xml.replace(assertion, assertion + forged))).toBe('assertion');
  const wrapped = forged.replace('</saml:Assertion>', `<Extensions>${assertion}</Extensions></saml:Assertion>`);
  expect(await refusal(xml.replace(assertion, wrapped))).toBe('assertion');
  expect(await refusal(`<Response ID="_outer">${xml.replace(/^<\?xml.*?\?>/, '')}</Response>`)).toBe('assertion');
});

it('refuses a comment in the name of a person', async () => {
  const xml = signedResponseXml(buildFacts({ subject: 'maya@alder-finch.example.evil.example' }));
  expect(await refusal(xml.replace('example.evil', 'example<!-- -->.evil'))).toBe('comment');
});

it('refuses what is no answer', async () => {
  expect(await refusal('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toBe('unsafe');
  expect(await refusal(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`)).toBe('unsafe');
  expect(await refusal('a'.repeat(300_000))).toBe('unsafe');
  expect(await refusal('no XML')).toBe('notXml');
  expect(await refusal('<a/>')).toBe('assertion');
  const xml = signedResponseXml(buildFacts());
  expect(await refusal(xml.replace('status:Success', 'status:Responder'))).toBe('status');
  expect(await refusal(xml.replaceAll('saml:Assertion', 'saml:EncryptedAssertion'))).toBe('encrypted');
});
