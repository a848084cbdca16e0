import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { Quotes } from '../../db/schema.generated.ts';
import type { CartKey } from './cartRepository.ts';

export type QuoteRow = Selectable<Quotes>;

export const insertQuote = (tx: Tx, quote: Insertable<Quotes>) => tx.insertInto('quotes').values(quote).execute();

/** A quote of this cart only. */
export const findQuote = (executor: Executor, cart: CartKey, quoteId: string): Promise<QuoteRow | undefined> =>
  executor
    .selectFrom('quotes')
    .selectAll()
    .where('platform_id', '=', cart.platform_id)
    .where('id', '=', quoteId)
    .where('cart_id', '=', cart.id)
    .executeTakeFirst();
