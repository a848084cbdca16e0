import { SamlRefused, type SamlRefusalReason } from './SamlRefused.ts';
import { childrenOf, descendantsOf, type XmlElement } from './XmlElement.ts';

/** A person as a verified answer names them. */
export interface SamlIdentity {
  readonly assertionId: string;
  readonly nameId: string;
  readonly nameIdFormat: string | null;
  readonly sessionIndex: string | null;
  /** Attributes by their names; several values of one are joined by commas. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The values of a connection with which an answer is compared. */
interface Expected {
  readonly issuer: string;
  readonly audience: string;
  readonly acsUrl: string;
}

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const ATTRIBUTES_MOST = 200;
const VALUE_LONGEST = 1_000;

/**
 * Reads the verified XML of a response: issuer, destination, audience, recipient and request are compared with ours, also where the
 * verifier has done so. Raises SamlRefused.
 */
export function readVerified(response: XmlElement, expected: Expected, requestId: string): SamlIdentity {
  const assertion = only(response, 'Assertion', 'assertion');
  requireEqual(response.attributes['Destination'], expected.acsUrl, 'destination');
  requireEqual(only(response, 'Issuer', 'issuer').text.trim(), expected.issuer, 'issuer');
  requireEqual(only(assertion, 'Issuer', 'issuer').text.trim(), expected.issuer, 'issuer');
  requireEqual(response.attributes['InResponseTo'], requestId, 'unsolicited');
  const subject = only(assertion, 'Subject', 'subject');
  requireConfirmed(subject, expected.acsUrl, requestId);
  requireAudience(only(assertion, 'Conditions', 'audience'), expected.audience);
  const nameId = only(subject, 'NameID', 'subject');
  const assertionId = assertion.attributes['ID'] ?? '';
  const name = nameId.text.trim();
  if (name === '' || name.length > VALUE_LONGEST || assertionId === '' || nameId.children.length > 0)
    throw new SamlRefused('subject');
  return {
    assertionId,
    nameId: name,
    nameIdFormat: nameId.attributes['Format'] ?? null,
    sessionIndex: childrenOf(assertion, 'AuthnStatement')[0]?.attributes['SessionIndex'] ?? null,
    attributes: readAttributes(assertion),
  };
}

/** Requires that whoever bears the assertion is confirmed for our address and request alone, and until a time. */
function requireConfirmed(subject: XmlElement, acsUrl: string, requestId: string): void {
  const confirmations = childrenOf(subject, 'SubjectConfirmation');
  if (confirmations.length === 0) throw new SamlRefused('recipient');
  for (const confirmation of confirmations) {
    const { attributes } = only(confirmation, 'SubjectConfirmationData', 'recipient');
    requireEqual(confirmation.attributes['Method'], BEARER, 'recipient');
    requireEqual(attributes['Recipient'], acsUrl, 'recipient');
    requireEqual(attributes['InResponseTo'], requestId, 'unsolicited');
    if (attributes['NotOnOrAfter'] === undefined) throw new SamlRefused('time');
  }
}

function requireAudience(conditions: XmlElement, audience: string): void {
  const restrictions = childrenOf(conditions, 'AudienceRestriction');
  const areOurs = restrictions.every((one) => childrenOf(one, 'Audience').some(({ text }) => text.trim() === audience));
  if (restrictions.length === 0 || !areOurs) throw new SamlRefused('audience');
}

function readAttributes(assertion: XmlElement): Readonly<Record<string, string>> {
  const found = [...descendantsOf(assertion)].filter(({ name }) => name === 'Attribute').slice(0, ATTRIBUTES_MOST);
  return Object.fromEntries(
    found.map((attribute) => [
      attribute.attributes['Name'] ?? '',
      childrenOf(attribute, 'AttributeValue')
        .map(({ text }) => text.trim())
        .join(', ')
        .slice(0, VALUE_LONGEST),
    ]),
  );
}

function only(element: XmlElement, name: string, reason: SamlRefusalReason): XmlElement {
  const [found, ...others] = childrenOf(element, name);
  if (found === undefined || others.length > 0) throw new SamlRefused(reason);
  return found;
}

function requireEqual(found: string | undefined, expected: string, reason: SamlRefusalReason): void {
  if (found !== expected) throw new SamlRefused(reason);
}
