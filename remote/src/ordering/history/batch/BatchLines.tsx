import type { ResendBatch, ResendBatchLine } from '@portal/shared/contract/resendBatches';
import { BATCH_OUTCOMES } from '@portal/shared/domain/ordering/resendRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FilterSelect } from '../../../ui/filter/FilterSelect.tsx';
import { choice } from '../../../ui/page/urlParameter.ts';
import { QueryTable } from '../../../ui/table/QueryTable.tsx';
import { useTableQuery } from '../../../ui/table/useTableQuery.ts';
import { LIST_VIEW } from '../list/useListSearch.ts';
import { useListBatchLinesQuery } from './batchApi.ts';
import { useBatchColumns } from './useBatchColumns.tsx';

const LINES = { sizes: LIST_VIEW.sizes, filters: { outcome: choice(['', ...BATCH_OUTCOMES], '') } };

const getId = ({ lineId }: ResendBatchLine): string => lineId;

/** The lines of a batch with what became of each, or those of one outcome. */
export function BatchLines({ batch }: { readonly batch: ResendBatch }) {
  const { t } = useTranslation('resendMany');
  const list = useTableQuery(LINES);
  const columns = useBatchColumns();
  const { outcome } = list.filters;
  const { page, size } = list;
  const query = useListBatchLinesQuery(
    { batchIdentifier: batch.batchIdentifier, page, size, outcome: outcome === '' ? undefined : outcome },
    { refetchOnMountOrArgChange: true, pollingInterval: batch.isFinished ? 0 : SETTINGS.resends.pollMs },
  );
  const reached = [{ reason: 'sent' as const, lines: batch.sent }, ...batch.skipped].filter(({ lines }) => lines > 0);
  return (
    <>
      <FilterSelect
        label={t('column')}
        value={outcome}
        anyLabel={t('any')}
        onChange={(value) => list.setFilters({ outcome: value })}
        choices={reached.map(({ reason, lines }) => ({
          value: reason,
          label: t('choice', { outcome: t(`outcome.${reason}`), lines }),
        }))}
      />
      <QueryTable
        label={t('lines')}
        columns={columns}
        rowKey={getId}
        list={list}
        query={query}
        empty={<EmptyState text={t('unknown')} />}
      />
    </>
  );
}
