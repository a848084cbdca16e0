import { randomUUID } from 'node:crypto';
import { Constants, SamlLib } from 'samlify';
import { samlSandboxKey } from './samlKey.ts';

/** A response of the sandbox before it is signed. What is to be wrong with it is changed by its maker. */
export interface ResponseFacts {
  /** The provider's entity id, and its certificate as base64 of the DER. */
  readonly issuer: string;
  readonly certificate: string;
  /** The portal: its entity id, and where it takes answers. */
  readonly audience: string;
  readonly destination: string;
  readonly recipient: string;
  readonly inResponseTo: string;
  readonly validFrom: Date;
  readonly validUntil: Date;
  readonly subject: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const { names, format, authnContextClassRef } = Constants.namespace;

/** Returns the XML of a response without signatures. */
export function responseXml(facts: ResponseFacts): string {
  const template = SamlLib.defaultLoginResponseTemplate.context
    .replace('{AuthnStatement}', AUTHN_STATEMENT)
    .replace('{AttributeStatement}', attributeStatement(Object.keys(facts.attributes)));
  return SamlLib.replaceTagsByValue(template, {
    ID: `_${randomUUID()}`,
    AssertionID: `_${randomUUID()}`,
    SessionIndex: `_${randomUUID()}`,
    IssueInstant: facts.validFrom.toISOString(),
    Destination: facts.destination,
    InResponseTo: facts.inResponseTo,
    Issuer: facts.issuer,
    StatusCode: Constants.StatusCode.Success,
    NameIDFormat: format.persistent,
    NameID: facts.subject,
    SubjectConfirmationDataNotOnOrAfter: facts.validUntil.toISOString(),
    SubjectRecipient: facts.recipient,
    ConditionsNotBefore: facts.validFrom.toISOString(),
    ConditionsNotOnOrAfter: facts.validUntil.toISOString(),
    Audience: facts.audience,
    ...Object.fromEntries(Object.entries(facts.attributes).map(([name, value]) => [tagOf(name), value])),
  });
}

/** Signs an element of a response; the assertion is signed before the message around it. */
export function signResponse(xml: string, element: 'ASSERTION' | 'MESSAGE', certificate: string): string {
  const path = element === 'MESSAGE' ? RESPONSE : `${RESPONSE}/*[local-name(.)='Assertion']`;
  return SamlLib.constructSAMLSignature({
    rawSamlMessage: xml,
    ...(element === 'MESSAGE' ? { isMessageSigned: true } : { referenceTagXPath: path }),
    privateKey: samlSandboxKey().export({ format: 'pem', type: 'pkcs8' }).toString(),
    signingCert: certificate,
    signatureAlgorithm: SIGNATURE_ALGORITHM,
    isBase64Output: false,
    signatureConfig: {
      prefix: 'ds',
      location: { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' },
    },
  });
}

/** Returns a response in which assertion and message are signed. */
export const signedResponseXml = (facts: ResponseFacts): string =>
  signResponse(signResponse(responseXml(facts), 'ASSERTION', facts.certificate), 'MESSAGE', facts.certificate);

/** Returns XML as the field of a form carries it. */
export const toFormField = (xml: string): string => Buffer.from(xml, 'utf8').toString('base64');

const RESPONSE = "/*[local-name(.)='Response']";
const SIGNATURE_ALGORITHM = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const AUTHN_STATEMENT =
  `<saml:AuthnStatement AuthnInstant="{IssueInstant}" SessionIndex="{SessionIndex}"><saml:AuthnContext>` +
  `<saml:AuthnContextClassRef>${authnContextClassRef.passwordProtectedTransport}</saml:AuthnContextClassRef>` +
  `</saml:AuthnContext></saml:AuthnStatement>`;

const tagOf = (name: string): string => `attr${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const attributeStatement = (attributeNames: readonly string[]): string =>
  attributeNames.length === 0
    ? ''
    : SamlLib.attributeStatementBuilder(
        attributeNames.map((name) => ({
          name,
          nameFormat: `${names.protocol.replace(':protocol', '')}:attrname-format:basic`,
          valueXsiType: 'xs:string',
          valueTag: name,
        })),
        SamlLib.defaultAttributeTemplate,
        SamlLib.defaultAttributeStatementTemplate,
      );
