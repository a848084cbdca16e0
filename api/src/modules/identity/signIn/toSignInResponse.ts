import type { AuthenticateAnswer } from '@portal/shared/contract/session';
import type { FastifyReply } from 'fastify';
import type { PendingSignIn } from '../mfa/mfaService.ts';
import type { SignedIn } from './openSignedIn.ts';
import type { createSessionCookies } from '../sessions/sessionCookies.ts';

/** A password that has expired, and the link that sets another one. */
export interface ExpiredPassword {
  readonly expiredPasswordToken: string;
}

export type SignInOutcome = SignedIn | PendingSignIn | ExpiredPassword;

/** Answers a sign-in: its cookies, and tokens or what is still asked for. */
export function toSignInResponse(
  reply: FastifyReply,
  cookie: ReturnType<typeof createSessionCookies>,
  outcome: SignInOutcome,
): AuthenticateAnswer {
  if ('expiredPasswordToken' in outcome) return { jwt: null, mfa: null, ...outcome };
  if ('challenge' in outcome) {
    cookie.writeMfa(reply, outcome.token);
    return { jwt: null, mfa: outcome.challenge, expiredPasswordToken: null };
  }
  cookie.writeSignedIn(reply, outcome);
  return { jwt: outcome.issued.tokens, mfa: null, expiredPasswordToken: null };
}
