import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../../runtime/clock.ts';
import { hashToken } from '../../../crypto/tokens.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import type { Captcha } from '../../../providers/captcha/Captcha.ts';
import { attemptsOf, countHit } from '../../../rate-limits/rateLimits.ts';
import type { GuessLimit } from './guessCounter.ts';
import { IDENTITY_FAILURES } from '../identityErrors.ts';

interface HumanCheckDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly captcha: Captcha;
}

const { signIn, captcha: limits } = SERVER_SETTINGS;

export type RequireHuman = (counters: readonly GuessLimit[], response: string | null) => Promise<void>;

/**
 * Asks for a solved captcha once one of the counters has seen a part of the failures that pause it. An answer serves
 * once. Raises 422 `error.captcha.required` or `error.captcha.failed`.
 */
export function createHumanCheck({ db, clock, captcha }: HumanCheckDeps): RequireHuman {
  return async (counters, response) => {
    const now = clock.now();
    const counted = await attemptsOf(
      db,
      counters.map(({ key }) => key),
      signIn.forgetMs,
      now,
    );
    if (counters.every(({ key, attempts }) => (counted.get(key) ?? 0) < attempts * limits.shareOfPause)) return;
    if (response === null) throw new AppError(IDENTITY_FAILURES.captchaRequired);
    const puzzle = await captcha.check(response);
    if (puzzle === null) throw new AppError(IDENTITY_FAILURES.captchaFailed);
    const { hits } = await countHit(db, `captcha:${hashToken(puzzle)}`, limits.validMs, now);
    if (hits > 1) throw new AppError(IDENTITY_FAILURES.captchaFailed);
  };
}
