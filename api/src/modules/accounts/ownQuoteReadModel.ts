import type { Executor } from '../../db/client.ts';
import type { SessionUser } from '../../access/SessionUser.ts';

/** A total that an account's balance may or may not cover; minor units of its currency. */
export interface BalanceQuestion {
  readonly accountId: bigint;
  readonly totalMinor: bigint;
  readonly now: Date;
}

/** True when the total is that of a live quote of an own open cart. */
export async function isOwnQuote(
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
