import type { OrderLineRow } from '@portal/shared/contract/orders';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Money } from '../../../ui/money/Money.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { deliveryStatusChips, lineStatusChips, rewardStatusChips } from '../status/statusChips.tsx';

/** The columns of an order's lines; the recipient's name opens the line and keeps the page of the table. */
export function useLineColumns(referenceOrderId: string): readonly Column<OrderLineRow>[] {
  const { t, i18n } = useTranslation('orderHistory');
  const location = useLocation();
  const path = `/orders/${encodeURIComponent(referenceOrderId)}`;
  return useMemo(() => {
    const statusChip = lineStatusChips(i18n);
    const deliveryChip = deliveryStatusChips(i18n);
    const rewardChip = rewardStatusChips(i18n);
    return [
      {
        id: 'recipient',
        header: t('column.recipient'),
        cell: (row) => (
          <span className="pr-history__two">
            <Link
              to={{ pathname: `${path}/${row.lineNumber}`, search: location.search }}
              state={location.state as unknown}
            >
              {row.recipientName === '' ? t('line.title', { number: row.lineNumber }) : row.recipientName}
            </Link>
            {row.recipientEmail !== null && <EmailAddress address={row.recipientEmail} />}
          </span>
        ),
      },
      { id: 'reward', header: t('column.reward'), cell: (row) => row.rewardName },
      { id: 'status', header: t('column.issued'), cell: (row) => statusChip(row.status) },
      {
        id: 'delivery',
        header: t('column.delivery'),
        cell: (row) => deliveryChip(row.deliveryStatus),
      },
      {
        id: 'rewardStatus',
        header: t('column.rewardStatus'),
        cell: (row) => (row.rewardStatus ? rewardChip(row.rewardStatus) : <span aria-hidden="true">–</span>),
      },
      {
        id: 'quantity',
        header: t('column.quantity'),
        align: 'right',
        cell: (row) => t('number', { value: row.quantity }),
      },
      {
        id: 'amount',
        header: t('column.amount'),
        align: 'right',
        cell: (row) => <Money variant="table" amount={row.amount} currencyCode={row.currencyCode} />,
      },
    ];
  }, [t, i18n, path, location]);
}

/** Breaks after the @ where it does not fit into a line. */
function EmailAddress({ address }: { readonly address: string }) {
  const domainAt = address.lastIndexOf('@') + 1;
  return (
    <span className="pr-history__muted">
      {address.slice(0, domainAt)}
      <wbr />
      {address.slice(domainAt)}
    </span>
  );
}
