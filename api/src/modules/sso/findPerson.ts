import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import type { Executor } from '../../db/client.ts';
import { findMember, findUser, findUserByEmail, type UserRow } from '../identity/index.ts';
import { isOnlyCompany, isProvenAddress, readSignInRules, type SignInConnection } from '../signInPolicy/index.ts';
import { GOOGLE_CONNECTION } from '@portal/shared/contract/ssoSignIn';
import type { SSO_FAILURES } from './ssoErrors.ts';
import type { ProviderIdentity } from './SsoProtocol.ts';
import { findIdentity, findSubject } from './ssoSignInRepository.ts';

type Refusal = Extract<
  keyof typeof SSO_FAILURES,
  | 'emailMissing'
  | 'emailUnverified'
  | 'unknownPerson'
  | 'wrongCompany'
  | 'subjectChanged'
  | 'deactivated'
  | 'companyOnly'
  | 'notOffered'
>;

/** The user to whom a provider's answer leads; NEW: one who is made. */
export type PersonMatch =
  | { readonly kind: 'KNOWN'; readonly user: UserRow; readonly isBound: boolean }
  | { readonly kind: 'NEW'; readonly email: string }
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal };

const refused = (refusal: Refusal): PersonMatch => ({ kind: 'REFUSED', refusal });

/** Invited people become users by their first sign-in, and so do those without a password who were let in again. */
const isWelcome = ({ status }: UserRow): boolean => ['ACTIVATED', 'INVITED', 'PENDING'].includes(status);

/** Returns to whom an answer of a company's provider leads: by subject, at first by verified address within the organisation. */
export async function findPersonOfCompany(
  executor: Executor,
  connection: SignInConnection,
  identity: ProviderIdentity,
): Promise<PersonMatch> {
  const { platformId, identifier, newPeople } = connection;
  const bound = await findBound(executor, platformId, identifier, identity.subject);
  if (bound !== null) return bound;
  if (identity.email === null) return refused('emailMissing');
  const email = emailKey(identity.email);
  const isOwnDomain = await isProvenAddress(executor, platformId, email);
  // A provider that does not say counts for the domains that the organisation has proven.
  if (!(identity.isEmailVerified ?? isOwnDomain)) return refused('emailUnverified');
  const member = await findMember(executor, platformId, email);
  if (member !== undefined) return ofMember(executor, identifier, member);
  if (newPeople === null) return refused('unknownPerson');
  // Else a provider could take the addresses of others.
  return isOwnDomain ? { kind: 'NEW', email } : refused('wrongCompany');
}

/** Returns to whom an answer of Google leads: somebody whose organisation allows it. */
export async function findPersonOfGoogle(executor: Executor, identity: ProviderIdentity): Promise<PersonMatch> {
  if (identity.email === null) return refused('emailMissing');
  if (identity.isEmailVerified !== true) return refused('emailUnverified');
  const user = await findUserByEmail(executor, emailKey(identity.email));
  if (user === undefined) return refused('unknownPerson');
  const person = { platformId: user.platform_id, id: user.id, email: user.email };
  if (await isOnlyCompany(executor, person)) return refused('companyOnly');
  if (!(await readSignInRules(executor, user.platform_id)).google) return refused('notOffered');
  const bound = await findBound(executor, user.platform_id, GOOGLE_CONNECTION, identity.subject);
  if (bound === null) return ofMember(executor, GOOGLE_CONNECTION, user);
  return bound.kind === 'KNOWN' && bound.user.id !== user.id ? refused('subjectChanged') : bound;
}

/** Returns the user of a subject; null for nobody, and for one who was deleted since. */
async function findBound(
  executor: Executor,
  platformId: bigint,
  connection: string,
  subject: string,
): Promise<PersonMatch | null> {
  const identity = await findIdentity(executor, platformId, connection, subject);
  if (identity === undefined) return null;
  const user = await findUser(executor, { platformId, id: identity.user_id });
  if (user.status === 'DELETED') return null;
  return isWelcome(user) ? { kind: 'KNOWN', user, isBound: true } : refused('deactivated');
}

async function ofMember(executor: Executor, connection: string, member: UserRow): Promise<PersonMatch> {
  const isPerson = member.staff_email === null && member.credential_id === null;
  if (!isPerson) return refused('unknownPerson');
  if (!isWelcome(member)) return refused('deactivated');
  // An address may have been given to somebody else.
  const other = await findSubject(executor, member.platform_id, connection, member.id);
  return other === undefined ? { kind: 'KNOWN', user: member, isBound: false } : refused('subjectChanged');
}
