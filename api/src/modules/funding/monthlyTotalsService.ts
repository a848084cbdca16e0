import type { MonthlyTotals, MonthlyTotalsQuery } from '@portal/shared/contract/funding';
import { toMajor } from '@portal/shared/domain/money/money';
import { monthOf, recentMonths } from '@portal/shared/domain/funding/months';
import { holds } from '@portal/shared/domain/access/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { activeAccount } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { listMonths } from '../../ledger/walletReadModel.ts';

const { monthsMax } = SETTINGS.fundingHistory;

/**
 * Returns what came into and went out of an account in each of the last months of UTC, as in its statements. Raises 404 for an
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
