import { Button } from '@mantine/core';
import type { MonthlyTotals } from '@portal/shared/contract/funding';
import { SETTINGS } from '@portal/shared/domain/settings';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { StaleNotice } from '../../ui/failure/StaleNotice.tsx';
import { Boundary } from '../../ui/lazy/Boundary.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useMonthlyTotalsQuery } from '../fundingApi.ts';
import { MonthsTable } from './MonthsTable.tsx';

const MonthsChart = lazyPart(
  async () => (await import(/* webpackChunkName: "chart" */ './MonthsChart.tsx')).MonthsChart,
);

/** Shows the money into and out of the selected account, month by month: as a chart, or as a table. */
export function MonthlyMoney() {
  const { t } = useTranslation('funding');
  const account = useSelectedAccount();
  const [asTable, setAsTable] = useState(false);
  const { currentData, error, refetch, fulfilledTimeStamp } = useMonthlyTotalsQuery(
    account?.accountIdentifier ?? skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const retry = () => void refetch();
  if (account === null) return null;
  if (currentData === undefined && error !== undefined)
    return <PartFailure error={error} title={t('months.failed')} onRetry={retry} />;
  const isEmpty = currentData?.months.every(({ moneyIn, moneyOut }) => moneyIn === 0 && moneyOut === 0) === true;
  const toggle = currentData !== undefined && !isEmpty && (
    <Button variant="default" onClick={() => setAsTable(!asTable)}>
      {asTable ? t('months.asChart') : t('months.asTable')}
    </Button>
  );
  return (
    <Section title={t('months.title')} action={toggle}>
      {currentData !== undefined && error !== undefined && (
        <StaleNotice loadedAt={fulfilledTimeStamp} onRetry={retry} />
      )}
      {currentData === undefined && <Waiting />}
      {isEmpty && <EmptyState text={t('months.empty', { max: SETTINGS.fundingHistory.monthsMax })} />}
      {currentData !== undefined && !isEmpty && (
        <Months
          totals={currentData}
          caption={t('months.caption', { account: account.accountName })}
          asTable={asTable}
        />
      )}
    </Section>
  );
}

interface MonthsProps {
  readonly totals: MonthlyTotals;
  readonly caption: string;
  readonly asTable: boolean;
}

/** Draws the chart, and the table in its place when the chart cannot be loaded. */
function Months({ totals, caption, asTable }: MonthsProps) {
  const table = <MonthsTable totals={totals} caption={caption} />;
  if (asTable) return table;
  return (
    <Boundary failed={() => table}>
      <Suspense fallback={<Waiting />}>
        <MonthsChart totals={totals} />
      </Suspense>
    </Boundary>
  );
}

/** As high as the chart. */
function Waiting() {
  const { t } = useTranslation('funding');
  return (
    <PageSkeleton waitingFor={t('months.title')}>
      <div className="pr-skeleton__bar pr-months__waiting" />
    </PageSkeleton>
  );
}
