import { ANY_ORDER_HISTORY, isAllowed } from '@portal/shared/domain/access/permissions';
import { sql, type RawBuilder } from 'kysely';
import type { SessionUser } from '../../access/SessionUser.ts';
import { seesEveryone } from '../../access/seesEveryone.ts';
import { fieldsOf, keyQuery, orderConditions, type Direction } from './orderSearch.ts';

/** True when the user may open an order that this buyer placed from an account that the user sees. */
export const mayOpenOrderBy = (user: SessionUser, buyerId: bigint): boolean =>
  isAllowed(user, { any: ANY_ORDER_HISTORY }) && (seesEveryone(user) || buyerId === user.id);

/** Accounts, and the end of a list by which the rows of its orders are limited; `limit` null: all of them. */
interface RecipientSearch {
  readonly accountIds: readonly bigint[];
  readonly text: string;
  readonly direction: Direction;
  readonly limit: number | null;
}

/**
 * Returns the query for the row ids of orders from accounts that have a recipient of that name or address, among those that
 * the user may open; undefined when there can be none.
 */
export function foundByRecipient(
  user: SessionUser,
  { accountIds, text, direction, limit }: RecipientSearch,
): RawBuilder<unknown> | undefined {
  const { platformId } = user;
  const { keys } = fieldsOf({ by: undefined, text });
  if (keys.length === 0 || !isAllowed(user, { any: ANY_ORDER_HISTORY })) return undefined;
  const scope = { platformId, accountIds, ...(!seesEveryone(user) && { userId: user.id }) };
  const query = sql.join(
    keys.map((key) => keyQuery(key, platformId, text)),
    sql` || `,
  );
  const end = limit === null ? sql`` : sql`order by ${sql.raw(`orders.created_at ${direction}`)} limit ${limit}`;
  const found = (searched: RawBuilder<boolean>, once = sql``) =>
    sql`(select orders.id from order_search as orders where ${orderConditions(scope, searched)} ${once} ${end})`;
  // The keys of the largest orders are in a separate column, some of them in several rows.
  const few = found(sql`orders.names @@ (${query})`);
  const many = found(sql`orders.many_names @@ (${query})`, sql`group by orders.id, orders.created_at`);
  return sql`${few} union all ${many}`;
}
