import { holds } from '@portal/shared/domain/access/permissions';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Db } from '../../db/client.ts';
import { AppError, type Failure } from '../../errors/AppError.ts';
import { countHit, secondsUntil, uncountHit } from '../../rate-limits/rateLimits.ts';
import type { SessionUser } from '../../access/SessionUser.ts';

/** Runs work that may fail for insufficient funds. */
type WatchSpending = <R>(work: () => Promise<R>) => Promise<R>;

/** How spending fails: because the balance is too low, and because that happened too often. */
interface GuessFailures {
  readonly short: Failure;
  readonly paused: Failure;
}

/**
 * Limits how often a day spending of a user without VIEW_BALANCE_ACCESS may fail for insufficient funds, because each
 * failure reveals something about the balance; beyond that every attempt gets 429. An attempt is counted before it is made,
 * so that concurrent ones count too, and uncounted when funds sufficed.
 */
export async function limitBalanceGuesses<T>(
  db: Db,
  user: SessionUser,
  now: Date,
  failures: GuessFailures,
  spend: (watch: WatchSpending) => Promise<T>,
): Promise<T> {
  if (holds(user, 'VIEW_BALANCE_ACCESS')) return spend((work) => work());
  const key = `funds:short:${user.platformId}:${user.id}`;
  const { hits, resetsAt } = await countHit(db, key, SERVER_SETTINGS.funds.windowMs, now);
  const tried = { isShort: false };
  try {
    if (hits > SERVER_SETTINGS.funds.questionsPerDay)
      throw new AppError({ ...failures.paused, values: { seconds: String(secondsUntil(resetsAt, now)) } });
    return await spend((work) =>
      work().catch((error: unknown) => {
        tried.isShort = error instanceof AppError && error.i18nKey === failures.short.i18nKey;
        throw error;
      }),
    );
  } finally {
    if (!tried.isShort) await uncountHit(db, key);
  }
}
