import type { MfaType } from '@portal/shared/domain/people/mfa';
import type { CodePolicy } from '@portal/shared/domain/signIn/ssoTypes';
import type { Executor } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { readSignInRules, type SignInRules } from '../../signInPolicy/index.ts';
import { readMethods, type MfaMethodRow } from './mfaMethodRepository.ts';

/** The ways to get a code that a user has, and what the organisation asks for. */
export interface CodeRules {
  readonly codes: CodePolicy;
  /** Those of the user that the organisation allows. */
  readonly methods: readonly MfaMethodRow[];
  readonly factors: readonly MfaType[];
}

/** Returns the ways to get a code that a user has and the organisation allows. */
export async function readCodeRules(executor: Executor, user: TenantKey): Promise<CodeRules> {
  const { codes, factors } = await readSignInRules(executor, user.platformId);
  const methods = await readMethods(executor, user);
  return { codes, factors, methods: methods.filter(({ type }) => factors.some((factor) => factor === type)) };
}

/** The ways in which people of an organisation can get codes here; none where codes are off. */
export const offeredFactors = (
  { codes, factors }: Pick<SignInRules, 'codes' | 'factors'>,
  offered: readonly MfaType[],
): readonly MfaType[] => (codes === 'OFF' ? [] : offered.filter((type) => factors.includes(type)));

/** The first way of somebody who has none: a phone that is registered, or, where that is not to be had, the address of the user. */
export const firstFactor = (factors: readonly MfaType[], offered: readonly MfaType[]): 'PHONE' | 'EMAIL' =>
  factors.includes('PHONE') && offered.includes('PHONE') ? 'PHONE' : 'EMAIL';
