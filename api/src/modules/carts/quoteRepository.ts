import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { Quotes } from '../../db/schema.generated.ts';

export type QuoteRow = Selectable<Quotes>;

export const insertQuote = (tx: Tx, quote: Insertable<Quotes>) => tx.insertInto('quotes').values(quote).execute();

/** A quote of this cart only. */
export const findQuote = (executor: Executor, cartId: string, quoteId: string): Promise<QuoteRow | undefined> =>
  executor.selectFrom('quotes').selectAll().where('id', '=', quoteId).where('cart_id', '=', cartId).executeTakeFirst();
