import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { CartKey } from './cartRepository.ts';

/** Cards of one item that a cart sends to one address, as it is stored. */
export interface ShipmentPart {
  readonly utid: string;
  readonly address: unknown;
  readonly cards: number;
}

/** Reads how many cards of which items a cart sends, and where to; without the line `exceptId`. */
export const listShipmentParts = (
  executor: Executor,
  cart: CartKey,
  exceptId: bigint | null = null,
): Promise<ShipmentPart[]> =>
  executor
    .selectFrom('cart_line_items')
    .select(['utid', sql`address`.as('address'), sql<number>`sum(quantity)::int`.as('cards')])
    .where('platform_id', '=', cart.platform_id)
    .where('cart_id', '=', cart.id)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .groupBy(['utid', 'address'])
    .orderBy((eb) => eb.fn.min('id'))
    .execute();

/** Returns those of some references that lines of a cart have. */
export async function listReferencesIn(
  executor: Executor,
  cart: CartKey,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ reference: string }>`
    select external_reference_id as reference from cart_line_items
    where platform_id = ${cart.platform_id} and cart_id = ${cart.id}::uuid
      and external_reference_id = any(${[...references]}::text[])`.execute(executor);
  return new Set(rows.map(({ reference }) => reference));
}
