import { inflateRawSync } from 'node:zlib';
import { Extractor } from 'samlify';

/** A request of a portal. */
export interface SamlMessage {
  readonly id: string;
  /** The portal's entity id. */
  readonly issuer: string;
  /** The address for the answer; empty in a request to sign out. */
  readonly acsUrl: string;
  readonly relayState: string;
}

const LONGEST = 64 * 1024;
const REQUEST_FIELDS = [
  { key: 'id', localPath: ['AuthnRequest'], attributes: ['ID'] },
  { key: 'acsUrl', localPath: ['AuthnRequest'], attributes: ['AssertionConsumerServiceURL'] },
  { key: 'issuer', localPath: ['AuthnRequest', 'Issuer'], attributes: [] },
];
const SIGN_OUT_FIELDS = [
  { key: 'id', localPath: ['LogoutRequest'], attributes: ['ID'] },
  { key: 'issuer', localPath: ['LogoutRequest', 'Issuer'], attributes: [] },
];

/** Reads a request from an address, where it is deflated, or from a form. Raises for what is none. */
export function readSamlMessage(
  fields: URLSearchParams,
  binding: 'REDIRECT' | 'POST',
  kind: 'SIGN_IN' | 'SIGN_OUT',
): SamlMessage {
  const bytes = Buffer.from(fields.get('SAMLRequest') ?? '', 'base64');
  const xml = binding === 'POST' ? bytes : inflateRawSync(bytes, { maxOutputLength: LONGEST });
  const found = Extractor.extract(xml.toString('utf8'), kind === 'SIGN_IN' ? REQUEST_FIELDS : SIGN_OUT_FIELDS);
  const textOf = (key: string): string => {
    const value = found[key];
    return typeof value === 'string' ? value : '';
  };
  if (textOf('id') === '' || textOf('issuer') === '') throw new Error('The request is no SAML request');
  return {
    id: textOf('id'),
    issuer: textOf('issuer'),
    acsUrl: textOf('acsUrl'),
    relayState: fields.get('RelayState') ?? '',
  };
}
