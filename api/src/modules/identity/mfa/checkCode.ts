import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { timingSafeEqual } from 'node:crypto';
import { isMfaCode } from '@portal/shared/domain/people/mfa';
import type { Clock } from '../../../runtime/clock.ts';
import { open } from '../../../crypto/seal.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { auditRefusal } from '../sessions/auditRefusal.ts';
import { createGuessCounter } from '../signIn/guessCounter.ts';
import { countTry, type ChallengeRow } from './challengeRepository.ts';
import { codeEnd } from './challengeView.ts';
import { hashCode, getTimeStep } from './codes.ts';
import { MFA_FAILURES } from './mfaErrors.ts';

interface CheckDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly credentialKey: Buffer;
}

/** A code that was right. `step`: the time step of an authenticator's code, which is taken only once. */
export interface RightCode {
  readonly step: bigint | null;
  /** To be called when the code has served. */
  readonly settle: () => Promise<void>;
}

export type CheckCode = (challenge: ChallengeRow, code: string, sealedSecret: string | null) => Promise<RightCode>;

const { tries, wrongBeforePause } = SERVER_SETTINGS.mfa;

/**
 * Compares a code with its challenge; every try is counted before, for the challenge and for the person. Raises 400 at
 * `code`, 410 when the code has expired or was tried too often, 429 after many wrong codes of a person.
 */
export function createCheckCode({ db, clock, credentialKey }: CheckDeps): CheckCode {
  const guesses = createGuessCounter({ db, clock });

  const isSentCode = (challenge: ChallengeRow, code: string): boolean => {
    const expected = Buffer.from(challenge.code_hash ?? '');
    const given = Buffer.from(hashCode(credentialKey, challenge.token_hash, code));
    return expected.length === given.length && timingSafeEqual(expected, given);
  };

  return async (challenge, code, sealedSecret) => {
    if (code === '') throw new AppError(MFA_FAILURES.codeRequired);
    if (!isMfaCode(code)) throw new AppError(MFA_FAILURES.codeDigits);
    const now = clock.now();
    if (challenge.type !== 'OTP' && codeEnd(challenge) <= now) throw new AppError(MFA_FAILURES.codeExpired);
    const { platform_id, user_id } = challenge;
    const person = { id: user_id, platform_id };
    const limit = { of: 'device', key: `mfa:${platform_id}:${user_id}`, attempts: wrongBeforePause } as const;
    const audit = (action: string) => auditRefusal(db, person, action, {}, now);
    await guesses.count([limit], () => audit('mfa.paused'));
    const counted = await countTry(db, challenge.token_hash, now);
    if (counted === undefined) throw new AppError(MFA_FAILURES.codeSpent);
    const step = sealedSecret === null ? null : getTimeStep(open(credentialKey, sealedSecret), code, now);
    const isRight = challenge.type === 'OTP' ? step !== null : isSentCode(challenge, code);
    if (!isRight) {
      await audit('mfa.failed');
      throw new AppError(counted.attempts < tries ? MFA_FAILURES.codeWrong : MFA_FAILURES.codeSpent);
    }
    return { step, settle: () => guesses.settle([limit]) };
  };
}
