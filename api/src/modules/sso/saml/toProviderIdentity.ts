import type { SamlIdentity } from '../../../saml/readVerified.ts';
import type { ProviderIdentity } from '../SsoProtocol.ts';
import { toSignOutHint } from './signOutHint.ts';

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
const OID = 'urn:oid:';
/** Names by which providers send a fact, in the order in which they are looked for; compared without case. */
const NAMES = {
  email: ['email', 'mail', 'emailaddress', 'user.email', `${CLAIMS}emailaddress`, `${OID}0.9.2342.19200300.100.1.3`],
  firstName: ['givenname', 'firstname', 'first_name', 'user.firstname', `${CLAIMS}givenname`, `${OID}2.5.4.42`],
  lastName: [
    'familyname',
    'lastname',
    'surname',
    'sn',
    'last_name',
    'user.lastname',
    `${CLAIMS}surname`,
    `${OID}2.5.4.4`,
  ],
} as const;
/** Formats of names that are made up for the portal, and are no addresses even where they look so; a transient one names nobody twice. */
const MADE_UP = /:nameid-format:(?:persistent|transient)$/;
const TRANSIENT = /:nameid-format:transient$/;

/** Returns the person of a verified answer. A company's own provider vouches for its addresses, so that none is called verified here. */
export function toProviderIdentity(identity: SamlIdentity): ProviderIdentity {
  const { nameId, nameIdFormat, attributes } = identity;
  const name = MADE_UP.test(nameIdFormat ?? '') ? null : nameId;
  const named = findAttribute(attributes, NAMES.email) ?? name ?? '';
  const email = isAddress(named) ? named.toLowerCase() : null;
  return {
    subject: TRANSIENT.test(nameIdFormat ?? '') ? (email ?? nameId) : nameId,
    email,
    isEmailVerified: null,
    firstName: findAttribute(attributes, NAMES.firstName),
    lastName: findAttribute(attributes, NAMES.lastName),
    claims: { NameID: nameId, ...attributes },
    signOutHint: toSignOutHint(identity),
  };
}

function findAttribute(attributes: SamlIdentity['attributes'], names: readonly string[]): string | null {
  const values = new Map(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]));
  return (
    names.map((name) => values.get(name.toLowerCase())).find((value) => value !== undefined && value !== '') ?? null
  );
}

const isAddress = (text: string): boolean => /^[^@\s]+@[^@\s]+$/.test(text);
