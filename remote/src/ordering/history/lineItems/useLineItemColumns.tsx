import { useMediaQuery } from '@mantine/hooks';
import type { LineItemRow } from '@portal/shared/contract/lineItems';
import { lineReference } from '@portal/shared/domain/ordering/lineReference';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Money } from '../../../ui/money/Money.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { useRowLinks } from '../../../ui/table/useRowLinks.ts';
import { Day } from '../../../ui/time/Day.tsx';
import { formatDay } from '../../../ui/time/formatTime.ts';
import { createActionColumn, type RowAction } from '../actions/actionColumn.tsx';
import { getRecipientName } from '../line/lineName.ts';
import type { ListSearch } from '../list/useListSearch.ts';
import { Addresses } from '../order/Addresses.tsx';
import { getRewardText } from '../order/getRewardText.ts';
import { deliveryChips, lineItemChips, lineStateChips, rewardChips } from '../status/statusChips.tsx';

/** Facts that belong together share a column. */
const SHARED_COLUMNS = '(width < 100em)';
const AT_ONCE = { getInitialValueInEffect: false };

/** The columns of the list of line items, as many as fit; a row opens its line. */
export function useLineItemColumns(
  scope: ListSearch['scope'],
  /** Null: there is nothing that can be done to any of them. */
  onAction: ((action: RowAction) => void) | null,
): readonly Column<LineItemRow>[] {
  const cells = useCells();
  const { t } = useTranslation('orderHistory');
  const isNarrow = useMediaQuery(SHARED_COLUMNS, undefined, AT_ONCE);
  return useMemo(() => {
    const order = { id: 'createdDate', header: t('title.order'), sortable: true } as const;
    const recipient = { id: 'recipient', header: t('column.recipient'), cell: cells.recipient } as const;
    const amount = {
      id: 'amount',
      header: t('column.amount'),
      width: '116px',
      align: 'right',
      isFigure: true,
      cell: cells.amount,
    } as const;
    const actions =
      onAction === null ? [] : [createActionColumn<LineItemRow>(t, (row) => row.referenceOrderId, onAction)];
    const further: readonly Column<LineItemRow>[] = [
      { id: 'issued', header: t('fact.issuedAt'), width: '112px', optional: 'hidden', cell: cells.issued },
      { id: 'remaining', header: t('fact.remaining'), align: 'right', optional: 'hidden', cell: cells.remaining },
      { id: 'location', header: t('fact.location'), optional: 'hidden', cell: (row) => row.location ?? '–' },
      {
        id: 'account',
        header: t('column.account'),
        optional: scope === 'account' ? 'hidden' : 'shown',
        cell: (row) => row.accountDisplayName,
      },
    ];
    if (isNarrow)
      return [
        { ...recipient, width: 'minmax(144px, 1.4fr)' },
        amount,
        { id: 'status', header: t('column.status'), width: 'minmax(136px, 0.8fr)', cell: cells.state },
        { id: 'reward', header: t('column.reward'), width: 'minmax(112px, 1.4fr)', cell: cells.reward },
        { ...order, width: '168px', cell: cells.order },
        ...further,
        ...actions,
      ];
    return [
      { ...recipient, width: 'minmax(140px, 1.4fr)' },
      amount,
      { id: 'reward', header: t('column.reward'), width: 'minmax(112px, 1fr)', cell: cells.reward },
      { id: 'delivery', header: t('column.delivery'), width: 'minmax(140px, 1fr)', cell: cells.delivery },
      { id: 'line', header: t('column.lineStatus'), width: '124px', cell: cells.line },
      { id: 'rewardStatus', header: t('column.rewardStatus'), width: '136px', cell: cells.rewardStatus },
      { ...order, width: '168px', cell: cells.order },
      ...further,
      ...actions,
    ];
  }, [t, cells, isNarrow, scope, onAction]);
}

function useCells() {
  const { t, i18n } = useTranslation(['orderHistory', 'lineReason']);
  const locale = useLocale();
  const linkTo = useRowLinks();
  return useMemo(() => {
    const stateChip = lineStateChips(i18n);
    const deliveryChip = deliveryChips(i18n);
    const lineChip = lineItemChips(i18n);
    const rewardChip = rewardChips(i18n);
    const reason = (row: LineItemRow) =>
      row.reason !== null && <span className="pr-history__muted">{t(`lineReason:${row.reason}`)}</span>;
    const rewardStatus = (row: LineItemRow) => (row.rewardStatus === null ? '–' : rewardChip(row.rewardStatus));
    return {
      issued: (row: LineItemRow) => (row.issued === null ? '–' : <Day at={row.issued} />),
      rewardStatus,
      line: (row: LineItemRow) => lineChip(row.status),
      recipient: (row: LineItemRow) => (
        <span className="pr-history__two">
          <a {...linkTo(orderPath(row.referenceOrderId, row.lineNumber))} className="pr-table__target">
            {getRecipientName(t, row)}
          </a>
          <Addresses line={row} />
        </span>
      ),
      reward: (row: LineItemRow) => getRewardText(t, row),
      amount: (row: LineItemRow) => <Money variant="table" amount={row.amount} currencyCode={row.currencyCode} />,
      remaining: (row: LineItemRow) =>
        row.remainingBalance === null ? (
          '–'
        ) : (
          <Money variant="table" amount={row.remainingBalance} currencyCode={row.currencyCode} />
        ),
      delivery: (row: LineItemRow) => (
        <span className="pr-history__two pr-history__state">
          {deliveryChip(row)}
          {reason(row)}
        </span>
      ),
      state: (row: LineItemRow) => (
        <span className="pr-history__two pr-history__state">
          {stateChip(row)}
          {reason(row)}
        </span>
      ),
      order: (row: LineItemRow) => (
        <span className="pr-history__two">
          <span>{formatDay(new Date(row.createdDate), locale)}</span>
          <a {...linkTo(orderPath(row.referenceOrderId))} className="pr-history__id">
            {lineReference(row.referenceOrderId, row.lineNumber)}
          </a>
        </span>
      ),
    };
  }, [t, i18n, locale, linkTo]);
}
