import { buildSsoConnection } from '../testing/buildSignIn.ts';
import { joinCertificates, splitCertificates } from './certificates.ts';
import {
  NEW_CONNECTION,
  toConnectionField,
  toConnectionFields,
  toConnectionValues,
  toReadValues,
} from './connectionValues.ts';

const pem = (body: string) => `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----`;

test.each([
  ['', []],
  [pem('MIIC'), [pem('MIIC')]],
  [`${pem('A')}${pem('B')}\n`, [pem('A'), pem('B')]],
  ['MIIC\n\nMIID', ['MIIC', 'MIID']],
])('certificates one below the other are told apart: %j', (text, expected) => {
  expect(splitCertificates(text)).toEqual(expected);
  expect(splitCertificates(joinCertificates(expected.map((one) => ({ pem: one }))))).toEqual(expected);
});

test('values of a connection are sent as they were read, and only of its own protocol', () => {
  const newPeople = {
    roleId: '2',
    roleName: 'Standard',
    organizationAccess: false,
    customerIdentifiers: ['G1'],
    accountIdentifiers: [],
  };
  expect(toConnectionFields(toConnectionValues(buildSsoConnection({ newPeople })))).toEqual({
    type: 'OIDC',
    displayName: 'Alder OIDC',
    mfaBypass: false,
    oidc: { issuer: 'https://login.alder-finch.example', clientId: 'portal', clientSecret: '' },
    saml: null,
    newPeople: { roleId: '2', organizationAccess: false, customerIdentifiers: ['G1'], accountIdentifiers: [] },
  });
});

test('what a provider does not say, and a name that was typed, stay', () => {
  const typed = { ...NEW_CONNECTION, displayName: 'Ours', signOutUrl: 'https://idp.example/out' };
  const saml = {
    entityId: 'https://idp.example',
    metadataUrl: null,
    signInUrl: 'https://idp.example/in',
    signOutUrl: null,
    binding: 'POST' as const,
    certificates: [],
    signRequest: null,
  };
  expect(toReadValues({ type: 'SAML', displayName: 'Okta', oidc: null, saml }, typed)).toEqual({
    type: 'SAML',
    entityId: 'https://idp.example',
    signInUrl: 'https://idp.example/in',
    binding: 'POST',
    certificates: '',
  });
});

test.each([
  ['oidc.issuer', 'issuer'],
  ['saml.certificates[1]', 'certificates'],
  ['newPeople.roleId', 'roleId'],
  ['displayName', 'displayName'],
])('%s of the API is the field %s', (field, expected) => {
  expect(toConnectionField(field)).toBe(expected);
});
