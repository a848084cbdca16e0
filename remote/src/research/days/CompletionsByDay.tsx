import { Button } from '@mantine/core';
import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { INCENTIVE_LIMITS } from '@portal/shared/domain/research/incentiveLimits';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Boundary } from '../../ui/lazy/Boundary.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { DaysTable } from './DaysTable.tsx';

const DaysChart = lazyPart(async () => (await import(/* webpackChunkName: "chart" */ './DaysChart.tsx')).DaysChart);

/** The completions of an incentive day by day: as a chart, or as a table. */
export function CompletionsByDay({ incentive }: { readonly incentive: IncentiveDetail }) {
  const { t } = useTranslation('research');
  const [asTable, setAsTable] = useState(false);
  const isEmpty = incentive.days.every(({ complete, failed }) => complete + failed === 0);
  const table = <DaysTable incentive={incentive} />;
  return (
    <Section
      title={t('days.title')}
      action={
        !isEmpty && (
          <Button variant="default" onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'days.asChart' : 'days.asTable')}
          </Button>
        )
      }
    >
      {isEmpty && <EmptyState text={t('days.empty', { count: INCENTIVE_LIMITS.daysShown })} />}
      {!isEmpty && asTable && table}
      {!isEmpty && !asTable && (
        <Boundary failed={() => table}>
          <Suspense
            fallback={
              <PageSkeleton waitingFor={t('days.title')}>
                <div className="pr-skeleton__bar pr-incentive__chart" />
              </PageSkeleton>
            }
          >
            <DaysChart incentive={incentive} />
          </Suspense>
        </Boundary>
      )}
    </Section>
  );
}
