import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../i18n/useLocale.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import { getZoneCity } from '../../ui/time/timeZones.ts';
import { getDayPath } from './dayPath.ts';

type Day = IncentiveDetail['days'][number];

const getKey = ({ day }: Day): string => day;

/** The figures of the chart, the latest day first. */
export function DaysTable({ incentive }: { readonly incentive: IncentiveDetail }) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const columns = useMemo(() => {
    const counted = (part: 'complete' | 'failed'): Column<Day> => ({
      id: part,
      header: t(`days.${part}`),
      width: 'minmax(96px, 1fr)',
      align: 'right',
      cell: (row) => row[part].toLocaleString(locale),
      sum: (rows) => rows.reduce((sum, row) => sum + row[part], 0).toLocaleString(locale),
    });
    return [
      {
        id: 'day',
        header: t('days.day'),
        width: 'minmax(136px, 1fr)',
        cell: ({ day }: Day) => <Link to={getDayPath(incentive, day)}>{formatCalendarDay(day, locale)}</Link>,
      },
      counted('complete'),
      counted('failed'),
    ];
  }, [t, locale, incentive]);
  const rows = useMemo(
    () => incentive.days.filter(({ complete, failed }) => complete + failed > 0).toReversed(),
    [incentive.days],
  );
  const caption = t('days.caption', { zone: getZoneCity(incentive.timeZone) });
  return <DataTable label={caption} caption={caption} columns={columns} rowKey={getKey} rows={rows} empty={null} />;
}
