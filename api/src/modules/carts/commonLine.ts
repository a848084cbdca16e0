import type { LineDifference } from '@portal/shared/domain/lineDifferences';
import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { CartLineRow } from './cartLineRepository.ts';
import type { CartKey } from './cartRepository.ts';

/** What more than half of a cart's lines have in common; null where they have nothing. */
export interface CommonLine {
  readonly reward: readonly [utid: string] | null;
  readonly amount: readonly [currencyCode: string, amountMinor: string] | null;
  readonly text: readonly [etid: string, subject: string | null, message: string | null] | null;
}

export async function readCommonLine(executor: Executor, cart: CartKey): Promise<CommonLine> {
  const { rows } = await sql<CommonLine>`
    with line as materialized (
      select utid, currency_code, amount_minor, etid, subject, message from cart_line_items
      where platform_id = ${cart.platform_id} and cart_id = ${cart.id}
    ), half as (select count(*) / 2.0 as lines from line)
    select
      (select json_build_array(utid) from line group by utid having count(*) > (select lines from half)) as reward,
      (select json_build_array(currency_code, amount_minor::text) from line group by currency_code, amount_minor
        having count(*) > (select lines from half)) as amount,
      (select json_build_array(etid, subject, message) from line group by etid, subject, message
        having count(*) > (select lines from half)) as text`.execute(executor);
  return rows[0] ?? { reward: null, amount: null, text: null };
}

/** What a line has otherwise than most. */
export function differencesOf(row: CartLineRow, { reward, amount, text }: CommonLine): LineDifference[] {
  const isOther = (common: readonly unknown[] | null, ...own: readonly unknown[]): boolean =>
    common !== null && common.some((value, index) => value !== own[index]);
  return [
    ...(isOther(reward, row.utid) ? (['reward'] as const) : []),
    ...(isOther(amount, row.currency_code, String(row.amount_minor)) ? (['amount'] as const) : []),
    ...(isOther(text, row.etid, row.subject, row.message) ? (['text'] as const) : []),
  ];
}
