import { SAML, ValidateInResponseTo, type CacheProvider } from '@node-saml/node-saml';
import { FileRefused } from '@portal/shared/files/Table';
import { readVerified, type SamlIdentity } from './readVerified.ts';
import { SamlRefused } from './SamlRefused.ts';
import { screenResponse } from './screenResponse.ts';
import { readXmlDocument, type XmlElement } from './XmlElement.ts';

/** A posted answer, with all that it is compared with. */
export interface ResponseTask {
  /** The field SAMLResponse: base64 of XML. */
  readonly response: string;
  /** The provider's. */
  readonly issuer: string;
  readonly certificates: readonly string[];
  /** Ours: the entity id, and the address that takes answers. */
  readonly audience: string;
  readonly acsUrl: string;
  /** The id of the request that is answered; null when none is open. */
  readonly requestId: string | null;
}

/** Characters of the longest answer, as base64. */
export const LONGEST_RESPONSE = 256 * 1024;
/** How far the clocks of the provider and of the portal may be apart. */
const CLOCKS_APART_MS = 2 * 60_000;

/**
 * Verifies an answer: message and assertion are signed by a certificate of the provider, and what it says is read from what was
 * signed alone. Raises SamlRefused.
 */
export async function checkResponse(task: ResponseTask): Promise<SamlIdentity> {
  if (task.response.length > LONGEST_RESPONSE) throw new SamlRefused('unsafe');
  const xml = Buffer.from(task.response, 'base64').toString('utf8');
  screenResponse(read(xml));
  if (task.requestId === null) throw new SamlRefused('unsolicited');
  const verifier = new Verifier(task, task.requestId);
  await verifier.validatePostResponseAsync({ SAMLResponse: task.response }).catch((error: unknown) => {
    throw new SamlRefused(reasonOf(error));
  });
  if (verifier.verifiedXml === null) throw new SamlRefused('signature');
  return readVerified(read(verifier.verifiedXml).root, task, task.requestId);
}

function read(xml: string): { readonly root: XmlElement; readonly hasAsides: boolean } {
  try {
    return readXmlDocument('answer', xml);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    throw new SamlRefused(error.rule === 'file.unsafe' ? 'unsafe' : 'notXml');
  }
}

/** The verifier, which keeps the message as it was signed. */
class Verifier extends SAML {
  verifiedXml: string | null = null;

  constructor({ certificates, issuer, audience, acsUrl }: ResponseTask, requestId: string) {
    super({
      idpCert: [...certificates],
      idpIssuer: issuer,
      issuer: audience,
      audience,
      callbackUrl: acsUrl,
      wantAuthnResponseSigned: true,
      wantAssertionsSigned: true,
      validateInResponseTo: ValidateInResponseTo.always,
      acceptedClockSkewMs: CLOCKS_APART_MS,
      signatureAlgorithm: 'sha256',
      cacheProvider: onlyRequest(requestId),
    });
  }

  protected override getSignedAssertion(signedXml: string): Promise<string | null> {
    this.verifiedXml = signedXml;
    return super.getSignedAssertion(signedXml);
  }
}

/** The one request that is open; when it was sent, its start knows, which is looked up before. */
const onlyRequest = (requestId: string): CacheProvider => ({
  saveAsync: () => Promise.resolve(null),
  getAsync: (key) => Promise.resolve(key === requestId ? new Date().toISOString() : null),
  removeAsync: (key) => Promise.resolve(key),
});

/** Reasons by the words of what the verifier raises. */
const REASONS = [
  [/InResponseTo/i, 'unsolicited'],
  [/multiple assertions/, 'assertion'],
  [/signature|transforms/i, 'signature'],
  [/not yet valid|expired|subject confirmation/, 'time'],
  [/audience/i, 'audience'],
] as const;

function reasonOf(error: unknown): SamlRefused['reason'] {
  const message = error instanceof Error ? error.message : '';
  return REASONS.find(([words]) => words.test(message))?.[1] ?? 'assertion';
}
