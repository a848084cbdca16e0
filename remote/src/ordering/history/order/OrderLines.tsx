import type { OrderLineRow } from '@portal/shared/contract/orders';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { TableSkeleton } from '../../../ui/feedback/TableSkeleton.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { useKeptFocus } from '../../../ui/page/useKeptFocus.ts';
import { QueryTable } from '../../../ui/table/QueryTable.tsx';
import { useTableQuery } from '../../../ui/table/useTableQuery.ts';
import { hasActions } from '../actions/actionColumn.tsx';
import { useRowActions } from '../actions/useRowActions.tsx';
import { listOrderLines } from '../historyApi.ts';
import { getSharedFacts, type SharedLineFacts } from './sharedFacts.ts';
import { getRewardText } from './getRewardText.ts';
import { useLineColumns } from './useLineColumns.tsx';

const getLineId = (row: OrderLineRow): string => row.lineId;
const LINES = { sizes: SETTINGS.paging.ordersSizes };
const WAITING_TEXTS = { QUEUED: 'linesLater', ON_HOLD: 'linesHeld' } as const;
const NO_LINES: readonly OrderLineRow[] = [];

interface OrderLinesProps {
  readonly referenceOrderId: string;
  /** Polling interval in milliseconds; 0: settled. */
  readonly pollMs: number;
  /** QUEUED: lines are still to be written; ON_HOLD: nothing happens to them before somebody has reviewed the order. */
  readonly waitingFor: 'QUEUED' | 'ON_HOLD' | null;
}

/** The lines of an order, paged; polled while the order is open. */
export function OrderLines({ referenceOrderId, pollMs, waitingFor }: OrderLinesProps) {
  const { t } = useTranslation('orderHistory');
  const table = useTableQuery(LINES);
  const request = { referenceOrderId, page: table.page, size: table.size };
  const result = listOrderLines.useQueryState(request);
  const { data, currentData, error, isFetching } = result;
  const { refetch } = listOrderLines.useQuerySubscription(request, {
    pollingInterval: pollMs,
    refetchOnMountOrArgChange: true,
  });
  const { rows, total = 0 } = (error === undefined ? data : currentData) ?? {};
  const shared = getSharedFacts(rows ?? NO_LINES, total);
  // The menu of a row goes while the issuer is asked.
  const containerRef = useKeptFocus<HTMLElement>();
  const { onAction, dialogs } = useRowActions();
  const columns = useLineColumns(
    { referenceOrderId, isHeld: waitingFor === 'ON_HOLD' },
    shared,
    hasActions(rows) ? onAction : null,
  );
  return (
    <Section ref={containerRef} title={t('section.lines')}>
      {rows?.[0] !== undefined && <SharedFacts line={rows[0]} shared={shared} />}
      <div className="pr-history__table">
        <QueryTable
          label={t('section.lines')}
          columns={columns}
          rowKey={getLineId}
          list={table}
          // A polled answer is no news to wait for.
          query={{ ...result, isFetching: isFetching && currentData === undefined, refetch }}
          waiting={
            <PageSkeleton waitingFor={t('waiting.lines')}>
              <TableSkeleton rows={4} />
            </PageSkeleton>
          }
          empty={<EmptyState text={t(waitingFor === null ? 'noLines' : WAITING_TEXTS[waitingFor])} />}
        />
        {dialogs}
      </div>
    </Section>
  );
}

/** Says once what all lines have in common. */
function SharedFacts({ line, shared }: { readonly line: OrderLineRow; readonly shared: SharedLineFacts }) {
  const { t } = useTranslation('orderHistory');
  const locale = useLocale();
  const facts = [
    ...(shared.reward ? [getRewardText(t, line)] : []),
    ...(shared.amount ? [formatMoney(line.amount, line.currencyCode, locale)] : []),
  ];
  return facts.length === 0 ? null : <p className="pr-order__each">{t('lines.each', { facts: facts.join(' · ') })}</p>;
}
