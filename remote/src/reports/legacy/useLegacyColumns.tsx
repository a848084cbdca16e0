import type { LegacyReport } from '@portal/shared/contract/reports';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import type { Column } from '../../ui/table/column.ts';
import { Day } from '../../ui/time/Day.tsx';
import { getDaysText, getScopeText, getTypeName } from '../reportTexts.ts';
import { LegacyDownload } from './LegacyDownload.tsx';

/** The columns of files of the portal before this one. */
export function useLegacyColumns(): readonly Column<LegacyReport>[] {
  const { t, i18n } = useTranslation(['legacyReports', 'reports']);
  const locale = useLocale();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('reports:fact.name'),
        width: 'minmax(176px, 2fr)',
        isTitle: true,
        cell: ({ name, fileName }) => (
          <span className="pr-legacy__name">
            {name}
            <span className="pr-report__file-facts">{fileName}</span>
          </span>
        ),
      },
      {
        id: 'type',
        header: t('reports:fact.type'),
        width: 'minmax(104px, 1fr)',
        cell: ({ type }) => getTypeName(i18n, type),
      },
      {
        id: 'generatedFor',
        header: t('reports:fact.generatedFor'),
        width: 'minmax(112px, 1.2fr)',
        cell: (row) => getScopeText(i18n, row),
      },
      {
        id: 'days',
        header: t('reports:fact.days'),
        width: 'minmax(140px, 1.2fr)',
        cell: ({ from, to }) => (from === null || to === null ? '–' : getDaysText({ from, to }, locale)),
      },
      {
        id: 'requester',
        header: t('reports:fact.requester'),
        width: 'minmax(104px, 1fr)',
        optional: 'shown',
        cell: ({ requester }) => requester,
      },
      {
        id: 'madeDate',
        header: t('made'),
        width: '112px',
        sortable: true,
        cell: ({ madeDate }) => <Day at={madeDate} />,
      },
      {
        id: 'download',
        header: t('file'),
        width: '128px',
        isActions: true,
        cell: (row) => <LegacyDownload file={row} />,
      },
    ],
    [t, i18n, locale],
  );
}
