import type { MonthlyTotals, MonthlyTotalsQuery } from '@portal/shared/contract/funding';
import { toMajor } from '@portal/shared/domain/money';
import { monthOf, recentMonths } from '@portal/shared/domain/months';
import { holds } from '@portal/shared/domain/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, Executor } from '../../db/client.ts';
import type { AccountKey } from '../../ledger/Journal.ts';
import { activeAccount } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';

const { monthsMax } = SETTINGS.fundingHistory;

/**
 * What came into and went out of an account in each of the last months of UTC, as in its statements. Raises 404 for an
 * account that the user does not see, 400 when none is named or active.
 */
export const createMonthlyTotalsService =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  async (user: SessionUser, query: MonthlyTotalsQuery): Promise<MonthlyTotals> => {
    const account = await activeAccount(db, user, query);
    const moved = await listMonths(db, { platformId: account.platform_id, accountId: account.id });
    const begun = [monthOf(account.created_at), ...moved.map(({ month }) => month)];
    const months = recentMonths(clock.now(), monthsMax)
      .filter((month, nth) => nth === 0 || begun.some((first) => first <= month))
      .reverse();
    const showsBalance = holds(user, 'VIEW_BALANCE_ACCESS');
    const major = (minor: bigint): number => toMajor(minor, account.currency_code);
    return {
      accountIdentifier: account.identifier,
      currencyCode: account.currency_code,
      months: months.map((month) => {
        const { moneyIn, moneyOut } = moved.find((one) => one.month === month) ?? NOTHING;
        const opening = moved.reduce((sum, one) => (one.month < month ? sum + one.moneyIn - one.moneyOut : sum), 0n);
        return {
          month,
          moneyIn: major(moneyIn),
          moneyOut: major(moneyOut),
          openingBalance: showsBalance ? major(opening) : null,
          closingBalance: showsBalance ? major(opening + moneyIn - moneyOut) : null,
        };
      }),
    };
  };

export type ReadMonthlyTotals = ReturnType<typeof createMonthlyTotalsService>;

const NOTHING = { moneyIn: 0n, moneyOut: 0n };

/** Every month (`YYYY-MM`) in which something moved in the wallet of an account, oldest first; minor units. */
const listMonths = (executor: Executor, { platformId, accountId }: AccountKey) =>
  executor
    .selectFrom('ledger_accounts')
    .innerJoin('wallet_months', (join) =>
      join
        .onRef('wallet_months.platform_id', '=', 'ledger_accounts.platform_id')
        .onRef('wallet_months.ledger_account_id', '=', 'ledger_accounts.id'),
    )
    .select([
      sql<string>`to_char(wallet_months.month, 'YYYY-MM')`.as('month'),
      'wallet_months.in_minor as moneyIn',
      'wallet_months.out_minor as moneyOut',
    ])
    .where('ledger_accounts.platform_id', '=', platformId)
    .where('ledger_accounts.account_id', '=', accountId)
    .where('ledger_accounts.kind', '=', 'WALLET')
    .orderBy('wallet_months.month')
    .execute();
