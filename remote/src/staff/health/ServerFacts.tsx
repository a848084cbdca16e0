import type { StaffSystem } from '@portal/shared/contract/staffSystem';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';

const MEGABYTE = 1_000_000;

/** The server, its database and its background work in figures. */
export function ServerFacts({ system }: { readonly system: StaffSystem }) {
  const { t, i18n } = useTranslation('staff');
  const locale = useLocale();
  const { database, queues } = system;
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 1 }).format(value);
  const [oldest] = queues.flatMap(({ oldestAt }) => (oldestAt === null ? [] : [oldestAt])).toSorted();
  const sum = (count: (queue: StaffSystem['queues'][number]) => number): number =>
    queues.reduce((total, queue) => total + count(queue), 0);
  const facts = [
    { label: t('health.version'), value: system.version },
    { label: t('health.environment'), value: getEnumerationLabel(i18n, 'environment', system.environment) },
    {
      label: t('health.database'),
      value: `${t(`health.kind.${database.kind}`)} ${database.version}`,
    },
    { label: t('health.answer'), value: unit(database.answerMs, 'millisecond') },
    { label: t('health.size'), value: unit(database.sizeBytes / MEGABYTE, 'megabyte') },
    { label: t('jobs.waiting'), value: String(sum(({ waiting, retrying }) => waiting + retrying)) },
    {
      label: t('jobs.oldest'),
      value: oldest === undefined ? t('jobs.nothingWaits') : <RelativeTime at={oldest} />,
    },
    {
      label: t('jobs.failed'),
      value: (
        <Link className="pr-link" to={PATHS.staffJobs}>
          {sum(({ failed }) => failed)}
        </Link>
      ),
    },
  ];
  return <FactList facts={facts} />;
}
