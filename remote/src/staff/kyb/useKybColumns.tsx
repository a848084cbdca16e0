import type { KybApplication } from '@portal/shared/contract/staffKyb';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router-dom';
import { displayName } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { KybState } from './KybState.tsx';
import { WaitingTime } from './WaitingTime.tsx';

/** The columns of the reviews; each leads to what was submitted. */
export function useKybColumns(): readonly Column<KybApplication>[] {
  const { t } = useTranslation('staff');
  const linkTo = useRowLinks();
  const locale = useLocale();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('platforms.name'),
        width: 'minmax(160px, 2fr)',
        cell: ({ name, platformClientId }) => (
          <a {...linkTo(generatePath(PATHS.staffKybReview, { platformClientId }))} className="pr-table__target">
            {name}
          </a>
        ),
      },
      {
        id: 'status',
        header: t('kyb.filter'),
        width: 'minmax(144px, 1fr)',
        cell: (review) => <KybState review={review} hasAnswer={review.hasAnswer} />,
      },
      {
        id: 'waiting',
        header: t('kyb.waiting.title'),
        width: 'minmax(176px, 1fr)',
        cell: (review) => <WaitingTime review={review} />,
      },
      {
        id: 'company',
        header: t('kyb.company'),
        width: 'minmax(160px, 2fr)',
        cell: ({ companyName }) => <span className="pr-staff-text">{companyName ?? '–'}</span>,
      },
      {
        id: 'country',
        header: t('kyb.country'),
        width: 'minmax(112px, 1fr)',
        cell: ({ country }) => (country === null ? '–' : displayName(locale, 'region', country)),
      },
      {
        id: 'submitted',
        header: t('kyb.submitted'),
        width: 'minmax(112px, 1fr)',
        cell: ({ submittedAt }) => (submittedAt === null ? '–' : <RelativeTime at={submittedAt} />),
      },
    ],
    [t, linkTo, locale],
  );
}
