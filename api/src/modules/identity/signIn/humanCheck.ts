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

/** Raises 422 `error.captcha.required` without an answer, `error.captcha.failed` for one that is wrong or was given before. */
export type RequireCaptcha = (response: string | null) => Promise<void>;

/** Checks the answer to a captcha, which serves once. */
export const createCaptchaCheck =
  ({ db, clock, captcha }: HumanCheckDeps): RequireCaptcha =>
  async (response) => {
    if (response === null) throw new AppError(IDENTITY_FAILURES.captchaRequired);
    const puzzle = await captcha.check(response);
    if (puzzle === null) throw new AppError(IDENTITY_FAILURES.captchaFailed);
    const { hits } = await countHit(db, `captcha:${hashToken(puzzle)}`, limits.validMs, clock.now());
    if (hits > 1) throw new AppError(IDENTITY_FAILURES.captchaFailed);
  };

export type RequireHuman = (counters: readonly GuessLimit[], response: string | null) => Promise<void>;

/**
 * Asks for a solved captcha once one of the counters has seen a part of the failures that pause it. Raises as a check of the
 * captcha does.
 */
export function createHumanCheck(deps: HumanCheckDeps): RequireHuman {
  const { db, clock } = deps;
  const requireCaptcha = createCaptchaCheck(deps);
  return async (counters, response) => {
    const keys = counters.map(({ key }) => key);
    const counted = await attemptsOf(db, keys, signIn.forgetMs, clock.now());
    if (counters.every(({ key, attempts }) => (counted.get(key) ?? 0) < attempts * limits.shareOfPause)) return;
    await requireCaptcha(response);
  };
}
