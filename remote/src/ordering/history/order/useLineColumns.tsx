import type { OrderLineRow } from '@portal/shared/contract/orders';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { Money } from '../../../ui/money/Money.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { useRowLinks } from '../../../ui/table/useRowLinks.ts';
import { createActionColumn, type RowAction } from '../actions/actionColumn.tsx';
import { getRecipientName } from '../line/lineName.ts';
import { lineStateChips, orderStateChips } from '../status/statusChips.tsx';
import { Addresses } from './Addresses.tsx';
import { getRewardText } from './getRewardText.ts';
import type { SharedLineFacts } from './sharedFacts.ts';

/** The columns of an order's lines, without what is the same in all; a row opens its line and keeps the page of the table. */
export function useLineColumns(
  { referenceOrderId, isHeld }: { readonly referenceOrderId: string; readonly isHeld: boolean },
  shared: SharedLineFacts,
  /** Null: there is nothing that can be done to any of them. */
  onAction: ((action: RowAction) => void) | null,
): readonly Column<OrderLineRow>[] {
  const { t, i18n } = useTranslation(['orderHistory', 'lineReason']);
  const { search } = useLocation();
  const linkTo = useRowLinks();
  const { reward, amount } = shared;
  return useMemo(() => {
    const orderChip = orderStateChips(i18n);
    const stateChip = lineStateChips(i18n);
    const recipient: Column<OrderLineRow> = {
      id: 'recipient',
      header: t('column.recipient'),
      width: 'minmax(112px, 1.4fr)',
      cell: (row) => (
        <span className="pr-history__two">
          <a {...linkTo(orderPath(referenceOrderId, row.lineNumber) + search)} className="pr-table__target">
            {getRecipientName(t, row)}
          </a>
          <Addresses line={row} />
        </span>
      ),
    };
    const rewardName: Column<OrderLineRow> = {
      id: 'reward',
      header: t('column.reward'),
      width: 'minmax(96px, 1fr)',
      cell: (row) => getRewardText(t, row),
    };
    const state: Column<OrderLineRow> = {
      id: 'state',
      header: t('column.status'),
      width: 'minmax(128px, 1.4fr)',
      cell: (row) => (
        <span className="pr-history__two pr-history__state">
          {isHeld && row.state === 'PENDING' ? orderChip('ON_HOLD') : stateChip(row)}
          {row.reason !== null && <span className="pr-history__muted">{t(`lineReason:${row.reason}`)}</span>}
        </span>
      ),
    };
    const value: Column<OrderLineRow> = {
      id: 'amount',
      header: t('column.amount'),
      width: 'minmax(116px, 0.6fr)',
      align: 'right',
      isFigure: true,
      cell: (row) => <Money variant="table" amount={row.amount} currencyCode={row.currencyCode} />,
    };
    const actions = onAction === null ? [] : [createActionColumn<OrderLineRow>(t, () => referenceOrderId, onAction)];
    return [recipient, ...(amount ? [] : [value]), state, ...(reward ? [] : [rewardName]), ...actions];
  }, [t, i18n, linkTo, referenceOrderId, isHeld, search, reward, amount, onAction]);
}
