import type { Incentive } from '@portal/shared/contract/incentives';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router-dom';
import { useLocale } from '../../i18n/useLocale.ts';
import { Money } from '../../ui/money/Money.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { Day } from '../../ui/time/Day.tsx';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import { IncentiveStatusChip } from '../IncentiveStatusChip.tsx';
import { getRewardName } from '../incentiveTexts.ts';
import { LimitProgress } from './LimitProgress.tsx';

/** The columns of the incentives; each row leads to the page of one. */
export function useIncentiveColumns(): readonly Column<Incentive>[] {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const linkTo = useRowLinks();
  return useMemo(
    () => [
      {
        id: 'displayName',
        header: t('column.name'),
        width: 'minmax(160px, 1.6fr)',
        isTitle: true,
        cell: ({ incentiveId, displayName }) => (
          <a {...linkTo(generatePath(PATHS.incentive, { incentiveId }))} className="pr-table__target">
            {displayName}
          </a>
        ),
      },
      {
        id: 'amount',
        header: t('column.amount'),
        width: 'minmax(96px, 0.7fr)',
        align: 'right',
        isFigure: true,
        cell: ({ reward: { amount, currencyCode } }) => (
          <Money amount={amount} currencyCode={currencyCode} variant="table" />
        ),
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 'minmax(172px, 1fr)',
        cell: (incentive) => <IncentiveStatusChip incentive={incentive} />,
      },
      {
        id: 'rewards',
        header: t('column.rewards'),
        width: 'minmax(112px, 0.9fr)',
        cell: ({ rewardsIssued, quantity }) => (
          <LimitProgress label={t('column.rewards')} used={rewardsIssued} limit={quantity} />
        ),
      },
      {
        id: 'completes',
        header: t('column.completes'),
        width: 'minmax(112px, 0.9fr)',
        cell: ({ responsesTaken, completesAllowed }) => (
          <LimitProgress label={t('column.completes')} used={responsesTaken} limit={completesAllowed} />
        ),
      },
      {
        id: 'endDate',
        header: t('column.endDate'),
        width: 'minmax(124px, 0.7fr)',
        cell: ({ endDate }) => formatCalendarDay(endDate, locale),
      },
      {
        id: 'reward',
        header: t('column.reward'),
        width: 'minmax(120px, 1fr)',
        optional: 'shown',
        cell: ({ reward }) => getRewardName(reward),
      },
      {
        id: 'account',
        header: t('column.account'),
        width: 'minmax(120px, 1fr)',
        optional: 'shown',
        cell: ({ account }) => account.displayName,
      },
      {
        id: 'createdDate',
        header: t('column.created'),
        width: 'minmax(124px, 0.7fr)',
        optional: 'shown',
        sortable: true,
        cell: ({ createdDate }) => <Day at={createdDate} />,
      },
    ],
    [t, locale, linkTo],
  );
}
