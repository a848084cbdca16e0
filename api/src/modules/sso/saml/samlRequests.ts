import type { CacheProvider, SAML } from '@node-saml/node-saml';
import type { SamlConnection } from '../SsoConnection.ts';
import type { ProviderRequest } from '../SsoProtocol.ts';
import { samlAddresses } from './samlAddresses.ts';
import type { SamlKey } from './samlKeys.ts';

const HASHES = { SHA256: 'sha256', SHA512: 'sha512' } as const;

/** A person whom a provider knows, as its sign-out names them. */
export interface SignedInPerson {
  readonly nameId: string;
  readonly nameIdFormat: string | null;
  readonly sessionIndex: string | null;
}

/** Returns a request to sign in and its id. Without a key it is not signed. */
export async function makeSignInRequest(
  connection: SamlConnection,
  key: SamlKey | null,
  publicUrl: string,
  state: string,
): Promise<{ readonly request: ProviderRequest; readonly requestId: string }> {
  const ids: string[] = [];
  const saml = await openSaml(connection, key, publicUrl, ids);
  const request: ProviderRequest =
    connection.binding === 'POST'
      ? { kind: 'FORM', url: connection.signInUrl, fields: toFields(await saml.getAuthorizeMessageAsync(state)) }
      : { kind: 'REDIRECT', url: await saml.getAuthorizeUrlAsync(state, undefined, {}) };
  const [requestId] = ids;
  if (requestId === undefined) throw new Error('A request has an id');
  return { request, requestId };
}

/** Returns the address that signs a person out at the provider. */
export async function makeSignOutUrl(
  connection: SamlConnection,
  key: SamlKey | null,
  publicUrl: string,
  { nameId, nameIdFormat, sessionIndex }: SignedInPerson,
): Promise<string> {
  const saml = await openSaml(connection, key, publicUrl, []);
  const person = {
    issuer: connection.entityId,
    nameID: nameId,
    nameIDFormat: nameIdFormat ?? UNSPECIFIED,
    ...(sessionIndex !== null && { sessionIndex }),
  };
  return saml.getLogoutUrlAsync(person, '', {});
}

/** Returns our metadata for the provider. */
export async function makeServiceMetadata(identifier: string, key: SamlKey | null, publicUrl: string): Promise<string> {
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
  const { entityId, acsUrl, signOutUrl } = samlAddresses(publicUrl, identifier);
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsUrl,
    logoutCallbackUrl: signOutUrl,
    identifierFormat: null,
    wantAssertionsSigned: true,
    // Metadata that are fetched anew differ in nothing.
    generateUniqueId: () => `_${identifier}`,
    ...(key !== null && { privateKey: key.privateKey, publicCerts: key.certificate }),
  });
}

const UNSPECIFIED = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';

async function openSaml(
  connection: SamlConnection,
  key: SamlKey | null,
  publicUrl: string,
  ids: string[],
): Promise<SAML> {
  // Loaded when somebody signs in so: it costs the start of the server too much.
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
  const { entityId, acsUrl } = samlAddresses(publicUrl, connection.identifier);
  return new SAML({
    entryPoint: connection.signInUrl,
    logoutUrl: connection.signOutUrl ?? connection.signInUrl,
    issuer: entityId,
    callbackUrl: acsUrl,
    idpCert: [...connection.certificates],
    // A form has room for what an address has not.
    skipRequestCompression: connection.binding === 'POST',
    // The provider decides how people are named and how they prove who they are.
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    signatureAlgorithm: HASHES[connection.signatureAlgorithm],
    digestAlgorithm: HASHES[connection.digestAlgorithm],
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: collect(ids),
    ...(key !== null && { privateKey: key.privateKey }),
  });
}

/** Takes the ids of requests down, which stand sealed in the row of the start until the answer comes. */
const collect = (ids: string[]): CacheProvider => ({
  saveAsync: (id, value) => {
    ids.push(id);
    return Promise.resolve({ value, createdAt: Date.parse(value) });
  },
  getAsync: () => Promise.resolve(null),
  removeAsync: () => Promise.resolve(null),
});

const toFields = (message: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(message).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
