import { RATE_SCALE } from '@portal/shared/domain/money/money';
import type { Executor } from '../../db/client.ts';

/** The cost of one unit of `from` in the account's currency, times 100,000,000. */
export interface Rate {
  readonly from: string;
  readonly rateE8: bigint;
  readonly asOf: Date;
}

/** The rates of some currencies into one; a currency without a rate is absent, the same currency is one to one. */
export async function listRates(
  executor: Executor,
  currencies: readonly string[],
  to: string,
  now: Date,
): Promise<Rate[]> {
  const foreign = currencies.filter((currency) => currency !== to);
  const own: Rate[] = currencies.includes(to) ? [{ from: to, rateE8: RATE_SCALE, asOf: now }] : [];
  if (foreign.length === 0) return own;
  const rows = await executor
    .selectFrom('exchange_rates')
    .select(['from_currency as from', 'rate_e8 as rateE8', 'as_of as asOf'])
    .where('to_currency', '=', to)
    .where('from_currency', 'in', foreign)
    .execute();
  return [...own, ...rows];
}
