import type { Report } from '@portal/shared/contract/reports';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { CopyableCell } from '../../ui/copy/CopyableId.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { Day } from '../../ui/time/Day.tsx';
import { getDaysText, getScopeText, getTypeName } from '../reportTexts.ts';
import { ReportProgress } from './ReportProgress.tsx';

type ReportColumn = Column<Report>;

/** The columns of the reports. `getPath` must be stable between renders. */
export function useReportColumns(getPath: (row: Report) => string): readonly ReportColumn[] {
  const { t, i18n } = useTranslation('reports');
  const locale = useLocale();
  const linkTo = useRowLinks();
  const copyLabel = i18n.t('copyNamed', { name: t('fact.reportId') });
  return useMemo(() => {
    const identifiers: readonly ReportColumn[] = [
      {
        id: 'requester',
        header: t('fact.requester'),
        width: 'minmax(112px, 1fr)',
        optional: 'shown',
        cell: ({ requester }) => requester,
      },
      {
        id: 'reportId',
        header: t('fact.reportId'),
        width: '128px',
        optional: 'hidden',
        isRowOnly: true,
        cell: ({ reportId }) => (
          <CopyableCell value={reportId} label={copyLabel}>
            <span className="pr-reports__id">{reportId}</span>
          </CopyableCell>
        ),
      },
    ];
    return [
      {
        id: 'name',
        header: t('fact.name'),
        width: 'minmax(168px, 2fr)',
        isTitle: true,
        cell: (row) => (
          <span className="pr-reports__name">
            <a {...linkTo(getPath(row))} className="pr-table__target">
              {row.name}
            </a>
            {isNew(row) && <span className="pr-reports__new">{t('new')}</span>}
          </span>
        ),
      },
      {
        id: 'rows',
        header: t('fact.rows'),
        width: '76px',
        align: 'right',
        isFigure: true,
        cell: ({ status, rowCount }, isCard) => getRowsText(status, rowCount, isCard),
      },
      {
        id: 'type',
        header: t('fact.type'),
        width: 'minmax(112px, 1fr)',
        cell: ({ type }) => getTypeName(i18n, type),
      },
      {
        id: 'generatedFor',
        header: t('fact.generatedFor'),
        width: 'minmax(120px, 1.2fr)',
        cell: (row) => getScopeText(i18n, row),
      },
      {
        id: 'days',
        header: t('fact.days'),
        width: 'minmax(132px, 1.2fr)',
        cell: (row) => getDaysText(row, locale),
      },
      {
        id: 'status',
        header: t('fact.status'),
        width: '132px',
        cell: (row) => <ReportProgress report={row} />,
      },
      {
        id: 'requestedDate',
        header: t('fact.requested'),
        width: '116px',
        sortable: true,
        cell: ({ requestedDate }) => <Day at={requestedDate} />,
      },
      ...identifiers,
    ];

    function getRowsText(status: string, rowCount: number, isCard: boolean): string {
      if (status !== 'AVAILABLE') return isCard ? '' : '–';
      return isCard ? t('rows', { count: rowCount }) : rowCount.toLocaleString(locale);
    }
  }, [t, i18n, locale, copyLabel, linkTo, getPath]);
}

/** Finished, and not looked at by whoever asked for it. */
const isNew = ({ isOwn, isSeen, status }: Report): boolean => isOwn && !isSeen && status !== 'GENERATING';
