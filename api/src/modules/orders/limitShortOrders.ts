import { holds } from '@portal/shared/domain/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { countHit, secondsUntil, uncountHit } from '../../rate-limits/rateLimits.ts';
import type { SessionUser } from '../identity/index.ts';
import { ORDER_FAILURES } from './ordersErrors.ts';

/** Runs the work that may be refused for want of funds. */
type Watch = <R>(work: () => Promise<R>) => Promise<R>;

/**
 * Runs a try to place an order. Who does not see balances may be refused for want of funds so many times a day, for each
 * refusal tells something of the balance; then every order is refused with 429. A try is counted before it is made, so
 * that those made at once count too, and taken back when it was not short.
 */
export async function limitShortOrders<T>(
  db: Db,
  user: SessionUser,
  now: Date,
  place: (watch: Watch) => Promise<T>,
): Promise<T> {
  if (holds(user, 'VIEW_BALANCE_ACCESS')) return place((work) => work());
  const key = `funds:short:${user.id}`;
  const { hits, resetsAt } = await countHit(db, key, SETTINGS.funds.windowMs, now);
  const tried = { isShort: false };
  try {
    if (hits > SETTINGS.funds.questionsPerDay)
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
