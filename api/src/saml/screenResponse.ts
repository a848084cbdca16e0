import { SamlRefused } from './SamlRefused.ts';
import { childrenOf, descendantsOf, type XmlDocument, type XmlElement } from './XmlElement.ts';

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** Algorithms by the element that names them: SHA-256 or better, without comments, and nothing that selects or rewrites. */
const ALGORITHMS: Readonly<Record<string, readonly string[]>> = {
  SignatureMethod: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  ],
  DigestMethod: ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'],
  CanonicalizationMethod: [
    'http://www.w3.org/2001/10/xml-exc-c14n#',
    'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  ],
  Transform: [
    'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
    'http://www.w3.org/2001/10/xml-exc-c14n#',
    'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  ],
};

/**
 * Raises SamlRefused for an answer that no honest provider sends, before its signatures are looked at. It trusts nothing: what is read
 * from the answer is read once more from what was signed.
 */
export function screenResponse({ root, hasAsides }: XmlDocument): void {
  const all = [...descendantsOf(root)];
  const count = (name: string): number => all.filter((element) => element.name === name).length;
  if (root.name !== 'Response' || count('Response') > 1) throw new SamlRefused('assertion');
  if (hasAsides) throw new SamlRefused('comment');
  requireSuccess(root);
  if (count('EncryptedAssertion') > 0) throw new SamlRefused('encrypted');
  if (count('Assertion') !== 1 || childrenOf(root, 'Assertion').length !== 1) throw new SamlRefused('assertion');
  if (count('Signature') !== 2 || count('Object') > 0) throw new SamlRefused('signature');
  for (const element of all) requireStrong(element);
}

function requireSuccess(root: XmlElement): void {
  const codes = childrenOf(root, 'Status').flatMap((status) => childrenOf(status, 'StatusCode'));
  if (codes.length !== 1 || codes[0]?.attributes['Value'] !== SUCCESS) throw new SamlRefused('status');
}

function requireStrong({ name, attributes }: XmlElement): void {
  const known = ALGORITHMS[name];
  if (known !== undefined && !known.includes(attributes['Algorithm'] ?? '')) throw new SamlRefused('algorithm');
}
