import { fullName } from '@portal/shared/domain/people/fullName';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import { addressKeyOf } from '../cartLineRepository.ts';
import { updateInTurns } from '../manyLinesRepository.ts';
import type { CartKey } from '../cartRepository.ts';
import { PREPARED } from '../../../db/preparingPool.ts';

/** True when a cart, of whomever, has a line with an address; digital carts are not read for it. */
export async function hasAddresses(executor: Executor, { platform_id, id }: CartKey): Promise<boolean> {
  const row = await executor
    .selectFrom('cart_line_items')
    .modifyFront(PREPARED)
    .select('id')
    .where('platform_id', '=', platform_id)
    .where('cart_id', '=', id)
    .where('address', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which method all mailed lines of a cart take; those to some addresses another one. */
interface ChosenMethods {
  readonly method: string;
  readonly postalMethod: string;
  readonly postalKeys: readonly string[];
}

/** Gives every mailed line of a cart its method, many a statement. */
export const updateShippingMethods = (
  tx: Tx,
  cart: CartKey,
  { method, postalMethod, postalKeys }: ChosenMethods,
): Promise<void> =>
  updateInTurns(tx, cart, (lines) =>
    lines
      .set({
        shipping_method: sql<string>`case when ${addressKeyOf('address')} = any(${postalKeys}::text[])
          then ${postalMethod}::text else ${method}::text end`,
      })
      .where('delivery_method', 'in', ['MAILED', 'BULK_PHYSICAL']),
  );

/** Returns lines of a cart that go to some of its addresses, the first ones in their order, and how many there are. */
export async function listLinesTo(executor: Executor, cart: CartKey, keys: readonly string[], limit: number) {
  const { rows } = await sql<{
    identifier: string;
    key: string;
    first_name: string;
    last_name: string | null;
    count: number;
  }>`
    select identifier, ${addressKeyOf('address')} as key, first_name, last_name, (count(*) over ())::int as count from cart_line_items
    where platform_id = ${cart.platform_id} and cart_id = ${cart.id}::uuid and address is not null
      and ${addressKeyOf('address')} = any(${keys}::text[])
    order by id limit ${limit}`.execute(executor);
  return {
    lines: rows.map(({ identifier, key, first_name, last_name }) => ({
      identifier,
      key,
      name: fullName(first_name, last_name),
    })),
    count: rows[0]?.count ?? 0,
  };
}
