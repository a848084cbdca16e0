import { holds } from '@portal/shared/domain/access/permissions';
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

/** True when the total is that of a live quote of an own open cart; carts know. */
export type IsOwnQuote = (executor: Executor, user: SessionUser, question: BalanceQuestion) => Promise<boolean>;

/** `notQuoted`: the total is not that of an own cart at its price; seconds to wait: too many totals were asked about. */
export type BalanceQuestionVerdict = 'granted' | 'notQuoted' | { readonly waitSeconds: number };

/**
 * May a user be told whether the balance covers a total? With VIEW_BALANCE_ACCESS always. Without it only about the
 * total of an own open cart at its live quote, and about so many different totals a day: more answers would close in
 * on the balance. Ask before the balance is looked at, whatever it holds.
 */
export async function checkBalanceQuestion(
  executor: Executor,
  user: SessionUser,
  question: BalanceQuestion,
  isOwnQuote: IsOwnQuote,
): Promise<BalanceQuestionVerdict> {
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
