import type { LineItemRow } from '@portal/shared/contract/lineItems';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { userKey } from '../../../entities/platform/userKey.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { TableSkeleton } from '../../../ui/feedback/TableSkeleton.tsx';
import { useKeptFocus } from '../../../ui/page/useKeptFocus.ts';
import { QueryTable } from '../../../ui/table/QueryTable.tsx';
import { hasActions } from '../actions/actionColumn.tsx';
import { useRowActions } from '../actions/useRowActions.tsx';
import { useListLineItemsQuery } from '../historyApi.ts';
import { useLineItemColumns } from './useLineItemColumns.tsx';
import { useLineSelection } from './useLineSelection.tsx';
import type { LineItemsFilter } from './useLineItemsQuery.ts';

const getId = (row: LineItemRow): string => row.lineId;

/** The filtered line items, those of the newest order first by default. */
export function LineItemsTable({ filter }: { readonly filter: LineItemsFilter }) {
  const { t } = useTranslation('orderHistory');
  const query = useListLineItemsQuery(filter.request, { refetchOnMountOrArgChange: true });
  // The menu of a row goes while the issuer is asked.
  const containerRef = useKeptFocus<HTMLElement>();
  const { onAction, dialogs } = useRowActions();
  const columns = useLineItemColumns(filter.search.scope, hasActions(query.data?.rows) ? onAction : null);
  const selection = useLineSelection(query.data?.rows);
  return (
    <section ref={containerRef} tabIndex={-1} aria-label={t('title.lineItems')}>
      <QueryTable
        label={t('title.lineItems')}
        columns={columns}
        rowKey={getId}
        list={filter.table}
        query={query}
        waiting={
          <PageSkeleton waitingFor={t('waiting.lineItems')}>
            <TableSkeleton rows={8} />
          </PageSkeleton>
        }
        columnsKey={userKey(usePrincipal(), 'lineItemColumns@1')}
        empty={<EmptyState text={t('empty')} />}
        {...(selection !== undefined && { selection })}
      />
      {dialogs}
    </section>
  );
}
