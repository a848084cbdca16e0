import type { Account } from '@portal/shared/contract/customers';
import { SETTINGS } from '@portal/shared/domain/settings';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../entities/permissions/useCan.ts';
import { readerZone } from '../../../ui/time/readerZone.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { formatDay } from '../../../ui/time/formatTime.ts';
import { useListFundingQuery } from '../../fundingApi.ts';

interface EqualPendingProps {
  readonly account: Account;
  /** Major units. */
  readonly amount: number;
}

/** Tells of a pending deposit of the same amount, which somebody may be about to pay twice. */
export function EqualPending({ account: { accountIdentifier, currencyCode }, amount }: EqualPendingProps) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const mayRead = useCan({ all: ['FUNDING_PENDING_ACCESS'] });
  const size = String(amount);
  const { currentData } = useListFundingQuery(
    mayRead
      ? {
          accountIdentifier,
          status: 'PENDING',
          minAmount: size,
          maxAmount: size,
          scope: 'account',
          timeZone: readerZone(),
          sort: 'createdAt DESC',
          page: 0,
          pageSize: SETTINGS.paging.funding,
        }
      : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const [last] = currentData?.rows ?? [];
  if (last === undefined) return null;
  const values = {
    amount: formatMoney(amount, currencyCode, locale),
    day: formatDay(new Date(last.createdAt), locale),
  };
  return <Notice kind="warning">{t('review.equalPending', values)}</Notice>;
}
