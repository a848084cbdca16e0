import { FileRefused } from '@portal/shared/files/Table';
import { readCertificate, type SamlCertificate } from './readCertificate.ts';
import { childrenOf, descendantsOf, readXmlDocument, type XmlElement } from './XmlElement.ts';

/** How a request reaches the provider: in the address, or in a form that the browser posts. */
export type SamlBinding = 'REDIRECT' | 'POST';

/** A provider by its metadata. */
export interface SamlMetadata {
  readonly entityId: string;
  readonly signInUrl: string;
  readonly binding: SamlBinding;
  readonly signOutUrl: string | null;
  readonly wantsSignedRequests: boolean;
  /** At least one, with which answers are signed. */
  readonly certificates: readonly SamlCertificate[];
}

/** Metadata that are not taken: no XML, made to exhaust its reader or with a document type, or without what sign-in needs. */
export interface SamlMetadataRefusal {
  readonly refused: 'notXml' | 'unsafe' | 'noEntityId' | 'noSignInService' | 'noCertificate';
}

const BINDINGS = {
  'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect': 'REDIRECT',
  'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST': 'POST',
} as const satisfies Record<string, SamlBinding>;

/** Characters of the longest metadata; those of one provider have some thousands. */
export const LONGEST_METADATA = 1024 * 1024;

/** Reads the metadata of an identity provider; of several providers the first. */
export function readMetadata(xml: string): SamlMetadata | SamlMetadataRefusal {
  if (xml.length > LONGEST_METADATA) return { refused: 'unsafe' };
  try {
    return fromElement(readXmlDocument('metadata', xml.trim()).root);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { refused: error.rule === 'file.unsafe' ? 'unsafe' : 'notXml' };
  }
}

function fromElement(root: XmlElement): SamlMetadata | SamlMetadataRefusal {
  const entities = [...descendantsOf(root)].filter(({ name }) => name === 'EntityDescriptor');
  const entity = entities.find((one) => childrenOf(one, 'IDPSSODescriptor').length > 0);
  const [provider] = entity === undefined ? [] : childrenOf(entity, 'IDPSSODescriptor');
  if (entity === undefined || provider === undefined) return { refused: 'noSignInService' };
  const entityId = entity.attributes['entityID']?.trim() ?? '';
  if (entityId === '') return { refused: 'noEntityId' };
  const signIn = findService(provider, 'SingleSignOnService');
  if (signIn === null) return { refused: 'noSignInService' };
  const certificates = readCertificates(provider);
  if (certificates.length === 0) return { refused: 'noCertificate' };
  return {
    entityId,
    signInUrl: signIn.url,
    binding: signIn.binding,
    signOutUrl: findService(provider, 'SingleLogoutService')?.url ?? null,
    wantsSignedRequests: ['true', '1'].includes(provider.attributes['WantAuthnRequestsSigned'] ?? ''),
    certificates,
  };
}

/** Returns the first service in the order of BINDINGS. */
function findService(provider: XmlElement, name: string): { binding: SamlBinding; url: string } | null {
  const services = childrenOf(provider, name);
  for (const [uri, binding] of Object.entries(BINDINGS)) {
    const found = services.find(({ attributes }) => attributes['Binding'] === uri && isWebUrl(attributes['Location']));
    const url = found?.attributes['Location'];
    if (url !== undefined) return { binding, url };
  }
  return null;
}

const isWebUrl = (text: string | undefined): boolean =>
  text !== undefined && URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);

/** Returns the certificates of keys that sign, or that have no use named, each once. */
function readCertificates(provider: XmlElement): readonly SamlCertificate[] {
  const keys = childrenOf(provider, 'KeyDescriptor').filter(
    ({ attributes }) => (attributes['use'] ?? 'signing') === 'signing',
  );
  const texts = keys.flatMap((key) => [...descendantsOf(key)].filter(({ name }) => name === 'X509Certificate'));
  const read = texts.flatMap(({ text }) => readCertificate(text) ?? []);
  return [...new Map(read.map((certificate) => [certificate.fingerprint, certificate])).values()];
}
