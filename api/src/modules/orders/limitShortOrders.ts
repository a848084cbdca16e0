import { holds } from '@portal/shared/domain/permissions';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { countHit, secondsUntil, uncountHit } from '../../rate-limits/rateLimits.ts';
import type { SessionUser } from '../identity/index.ts';
import { ORDER_FAILURES } from './ordersErrors.ts';

/** Runs work that may fail for insufficient funds. */
type Watch = <R>(work: () => Promise<R>) => Promise<R>;

/**
 * Limits how often a day an order of a user without VIEW_BALANCE_ACCESS may fail for insufficient funds, because each
 * failure reveals something about the balance; beyond that every order gets 429. An attempt is counted before it is made,
 * so that concurrent ones count too, and uncounted when funds sufficed.
 */
export async function limitShortOrders<T>(
  db: Db,
  user: SessionUser,
  now: Date,
  place: (watch: Watch) => Promise<T>,
): Promise<T> {
  if (holds(user, 'VIEW_BALANCE_ACCESS')) return place((work) => work());
  const key = `funds:short:${user.platformId}:${user.id}`;
  const { hits, resetsAt } = await countHit(db, key, SERVER_SETTINGS.funds.windowMs, now);
  const tried = { isShort: false };
  try {
    if (hits > SERVER_SETTINGS.funds.questionsPerDay)
      throw new AppError({ ...ORDER_FAILURES.paused, values: { seconds: String(secondsUntil(resetsAt, now)) } });
    return await place((work) =>
      work().catch((error: unknown) => {
        tried.isShort = error instanceof AppError && error.i18nKey === ORDER_FAILURES.insufficientUndisclosed.i18nKey;
        throw error;
      }),
    );
  } finally {
    if (!tried.isShort) await uncountHit(db, key);
  }
}
