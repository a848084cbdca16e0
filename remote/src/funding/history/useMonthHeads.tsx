import type { FundingTransaction } from '@portal/shared/contract/funding';
import { daysOfMonth } from '@portal/shared/domain/funding/months';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { RowGroups } from '../../ui/table/column.ts';
import { formatMonth } from '../../ui/time/formatMonth.ts';
import { useMonthlyTotalsQuery } from '../fundingApi.ts';
import { formatSignedMoney } from './formatSignedMoney.ts';
import { namesUtc } from './ledgerDays.ts';
import type { TransactionsFilter } from './useTransactionsQuery.ts';

/** The month of UTC, as statements know it. */
const getKey = ({ createdAt }: FundingTransaction): string => createdAt.slice(0, 7);

/**
 * Returns the heads of the months in a list of one account: what came in and went out in all of the month, as in its statement.
 * None for a list that shows a part of what was booked.
 */
export function useMonthHeads(filter: TransactionsFilter): RowGroups<FundingTransaction> | undefined {
  const { t } = useTranslation('funding');
  const locale = useLocale();
  const account = useSelectedAccount();
  const isWhole = showsWholeMonths(filter);
  const { currentData: totals } = useMonthlyTotalsQuery(
    isWhole && account !== null ? account.accountIdentifier : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const head = useCallback(
    (key: string) => {
      const month = totals?.months.find((one) => one.month === key);
      return (
        <span className="pr-transactions__month">
          <span>
            {namesUtc('UTC') ? t('months.utc', { month: formatMonth(key, locale) }) : formatMonth(key, locale)}
          </span>
          {totals !== undefined && month !== undefined && (
            <span className="pr-transactions__flows">
              <span>
                {t('months.moneyIn')}{' '}
                <span className="pr-money">{formatSignedMoney(month.moneyIn, totals.currencyCode, locale)}</span>
              </span>
              <span>
                {t('months.moneyOut')}{' '}
                <span className="pr-money">{formatSignedMoney(-month.moneyOut, totals.currencyCode, locale)}</span>
              </span>
            </span>
          )}
        </span>
      );
    },
    [t, locale, totals],
  );
  const groups = useMemo(() => ({ getKey, head }), [head]);
  return isWhole ? groups : undefined;
}

/** True when no filter leaves out a part of what was booked in a month. */
function showsWholeMonths({ table, scope }: TransactionsFilter): boolean {
  const { q, type, status, from, to, zone, min, max } = table.filters;
  if (scope !== 'account' || q !== '' || type.length > 0 || min !== '' || max !== '') return false;
  if (status !== '' && status !== 'POSTED') return false;
  if (from === '' && to === '') return true;
  const month = daysOfMonth(from.slice(0, 7));
  return zone === 'UTC' && month.from === from && month.to === to;
}
