import type { FieldError } from '@portal/shared/contract/common';
import type { MfaType } from '@portal/shared/domain/people/mfa';
import { hasNoMethod } from './signInLocks.ts';
import type { SignInRules } from './signInRules.ts';
import type { SignInState } from './signInState.ts';

interface Installation {
  readonly isGoogleOffered: boolean;
  readonly offeredFactors: readonly MfaType[];
}

/** Returns what is wrong with rules: the last way in is switched off, or nobody could get a first code. */
export function checkRules(
  { rules, methods }: Pick<SignInState, 'rules' | 'methods'>,
  wanted: SignInRules,
  { isGoogleOffered, offeredFactors }: Installation,
): FieldError[] {
  const after = { ...methods, password: wanted.password, google: wanted.google && isGoogleOffered };
  const first = wanted.factors.some((type) => type !== 'OTP' && offeredFactors.includes(type));
  return [
    ...(hasNoMethod(after) ? [{ field: rules.password ? 'password' : 'google', i18nKey: 'error.sso.lastMethod' }] : []),
    ...(wanted.codes === 'REQUIRED' && !first ? [{ field: 'factors', i18nKey: 'error.sso.firstFactor' }] : []),
  ];
}
