import type { MfaChallenge } from '@portal/shared/contract/mfa';
import type { AuthenticateAnswer } from '@portal/shared/contract/session';

/** The step that a sign-in still asks for: a code, or another password by the token of a link. */
export type PendingStep =
  | { readonly kind: 'code'; readonly challenge: MfaChallenge }
  | { readonly kind: 'password'; readonly token: string };

/** Null when the answer has signed in. */
export function pendingStep({ jwt, mfa, expiredPasswordToken }: AuthenticateAnswer): PendingStep | null {
  if (jwt !== null) return null;
  if (mfa !== null) return { kind: 'code', challenge: mfa };
  return expiredPasswordToken === null ? null : { kind: 'password', token: expiredPasswordToken };
}
