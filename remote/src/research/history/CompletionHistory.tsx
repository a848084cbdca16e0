import type { IncentiveCompletion, IncentiveDetail } from '@portal/shared/contract/incentives';
import { INCENTIVE_LIMITS } from '@portal/shared/domain/research/incentiveLimits';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useListCompletionsQuery } from '../researchApi.ts';
import { CompletionFilters } from './CompletionFilters.tsx';
import { DownloadCompletions } from './DownloadCompletions.tsx';
import { useCompletionColumns } from './useCompletionColumns.tsx';
import { useCompletionsQuery } from './useCompletionsQuery.ts';

const getId = ({ completionId }: IncentiveCompletion): string => completionId;

/** The responses of an incentive, the latest first; read anew while the page is open. */
export function CompletionHistory({ incentive }: { readonly incentive: IncentiveDetail }) {
  const { t } = useTranslation('research');
  const { incentiveId, timeZone } = incentive;
  const filter = useCompletionsQuery(timeZone);
  const columns = useCompletionColumns(incentiveId);
  const query = useListCompletionsQuery(
    { incentiveId, params: filter.request },
    { pollingInterval: INCENTIVE_LIMITS.pollMs, refetchOnMountOrArgChange: true },
  );
  // A polled answer is no news to wait for.
  const isFetching = query.isFetching && query.currentData === undefined;
  return (
    <Section title={t('title.history')} action={<DownloadCompletions incentiveId={incentiveId} filter={filter} />}>
      <CompletionFilters filter={filter} timeZone={timeZone} />
      <QueryTable
        label={t('title.history')}
        columns={columns}
        rowKey={getId}
        list={filter.table}
        query={{ ...query, isFetching }}
        empty={<EmptyState text={t('historyEmpty')} />}
      />
    </Section>
  );
}
