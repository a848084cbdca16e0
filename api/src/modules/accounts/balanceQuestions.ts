import { holds } from '@portal/shared/domain/permissions';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Executor } from '../../db/client.ts';
import { countHit, isCounted, secondsUntil } from '../../rate-limits/rateLimits.ts';
import type { SessionUser } from '../../access/SessionUser.ts';

/** A total that an account's balance may or may not cover; minor units of its currency. */
export interface BalanceQuestion {
  readonly accountId: bigint;
  readonly totalMinor: bigint;
  readonly now: Date;
}

/** `notQuoted`: the total is not that of an own cart at its price; seconds to wait: too many totals were asked about. */
export type BalanceLeave = 'granted' | 'notQuoted' | { readonly waitSeconds: number };

/**
 * May a user be told whether the balance covers a total? With VIEW_BALANCE_ACCESS always. Without it only about the
 * total of an own open cart at its live quote, and about so many different totals a day: more answers would close in
 * on the balance. Ask before the balance is looked at, whatever it holds.
 */
export async function leaveToAsk(
  executor: Executor,
  user: SessionUser,
  question: BalanceQuestion,
): Promise<BalanceLeave> {
  if (holds(user, 'VIEW_BALANCE_ACCESS')) return 'granted';
  if (!(await isOwnQuote(executor, user, question))) return 'notQuoted';
  const { accountId, totalMinor, now } = question;
  const { questionsPerDay, windowMs } = SERVER_SETTINGS.funds;
  const person = `funds:user:${user.platformId}:${user.id}`;
  const total = `${person}:${accountId}:${totalMinor}`;
  if (await isCounted(executor, total, now)) return 'granted';
  const { hits, resetsAt } = await countHit(executor, person, windowMs, now);
  if (hits > questionsPerDay) return { waitSeconds: secondsUntil(resetsAt, now) };
  await countHit(executor, total, windowMs, now);
  return 'granted';
}

async function isOwnQuote(
  executor: Executor,
  user: SessionUser,
  { accountId, totalMinor, now }: BalanceQuestion,
): Promise<boolean> {
  const row = await executor
    .selectFrom('quotes')
    .innerJoin('shopping_carts', (join) =>
      join
        .onRef('shopping_carts.platform_id', '=', 'quotes.platform_id')
        .onRef('shopping_carts.id', '=', 'quotes.cart_id'),
    )
    .select('quotes.id')
    .where('shopping_carts.user_id', '=', user.id)
    .where('shopping_carts.platform_id', '=', user.platformId)
    .where('shopping_carts.account_id', '=', accountId)
    .where('shopping_carts.status', '=', 'OPEN')
    .whereRef('quotes.cart_version', '=', 'shopping_carts.version')
    .where('quotes.account_id', '=', accountId)
    .where('quotes.total_minor', '=', totalMinor)
    .where('quotes.expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
