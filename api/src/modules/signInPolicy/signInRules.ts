import { domainOf, emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { MFA_TYPES, type MfaType } from '@portal/shared/domain/people/mfa';
import { CODE_POLICIES, type CodePolicy } from '@portal/shared/domain/signIn/ssoTypes';
import type { Executor } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import { SIGN_IN_POLICY_FAILURES } from './signInPolicyErrors.ts';
import { findPolicy, type SignInPolicyRow } from './signInPolicyRepository.ts';
import { findVerifiedDomain, isExempt } from './ssoDomainRepository.ts';

/** How people of an organisation sign in. */
export interface SignInRules {
  readonly password: boolean;
  readonly google: boolean;
  readonly codes: CodePolicy;
  /** Ways to get a code. */
  readonly factors: readonly MfaType[];
}

/** The rules of an organisation that has changed none. */
export const toSignInRules = (row: SignInPolicyRow | undefined): SignInRules => ({
  password: row?.password_on ?? true,
  google: row?.google_on ?? false,
  codes: row === undefined ? 'OPTIONAL' : oneOf(CODE_POLICIES, row.codes),
  factors: row === undefined ? MFA_TYPES : MFA_TYPES.filter((type) => row.factors.includes(type)),
});

/** Returns how people of an organisation sign in. */
export const readSignInRules = async (executor: Executor, platformId: bigint): Promise<SignInRules> =>
  toSignInRules(await findPolicy(executor, platformId));

/** Returns the domain of an e-mail address, in the form in which domains are kept. */
export const signInDomainOf = (email: string): string => domainOf(emailKey(email));

/** A user, as far as the rules of sign-in see one. */
export interface SignInPerson extends TenantKey {
  readonly email: string;
}

/** True for somebody who signs in through the company only: at a domain that asks for it, and not apart from it. */
export async function isOnlyCompany(executor: Executor, person: SignInPerson): Promise<boolean> {
  const domain = await findVerifiedDomain(executor, person.platformId, signInDomainOf(person.email));
  return domain?.only_company === true && !(await isExempt(executor, person));
}

/** Why somebody has no password here; null when they may have one. An administrator who is named apart always may. */
export async function findPasswordRefusal(
  executor: Executor,
  person: SignInPerson,
): Promise<'companyOnly' | 'passwordOff' | null> {
  if (await isOnlyCompany(executor, person)) return 'companyOnly';
  const { password } = await readSignInRules(executor, person.platformId);
  return password || (await isExempt(executor, person)) ? null : 'passwordOff';
}

/** Raises 403 for somebody who has no password here: `error.sso.companyOnly` or `error.sso.passwordOff`. */
export async function requirePasswordAllowed(executor: Executor, person: SignInPerson): Promise<void> {
  const refusal = await findPasswordRefusal(executor, person);
  if (refusal !== null) throw new AppError(SIGN_IN_POLICY_FAILURES[refusal]);
}

/** True when an address belongs to a domain that the organisation has proven to be its own. */
export const isProvenAddress = async (executor: Executor, platformId: bigint, email: string): Promise<boolean> =>
  (await findVerifiedDomain(executor, platformId, signInDomainOf(email))) !== undefined;
