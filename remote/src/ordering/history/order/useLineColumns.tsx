import type { OrderLineRow } from '@portal/shared/contract/orders';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { Money } from '../../../ui/money/Money.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { lineStateChips, rewardStatusWords } from '../status/statusChips.tsx';

/** The columns of an order's lines; the recipient's name opens the line and keeps the page of the table. */
export function useLineColumns(referenceOrderId: string): readonly Column<OrderLineRow>[] {
  const { t, i18n } = useTranslation('orderHistory');
  const location = useLocation();
  return useMemo(() => {
    const stateChip = lineStateChips(i18n);
    const rewardWord = rewardStatusWords(i18n);
    return [
      {
        id: 'recipient',
        header: t('column.recipient'),
        cell: (row) => (
          <span className="pr-history__two">
            <Link
              to={{ pathname: orderPath(referenceOrderId, row.lineNumber), search: location.search }}
              state={location.state as unknown}
            >
              {row.recipientName === '' ? t('line.title', { number: row.lineNumber }) : row.recipientName}
            </Link>
            {row.recipientEmail !== null && <EmailAddress address={row.recipientEmail} />}
            {row.recipientMobileNumber !== null && (
              <span className="pr-history__muted">{row.recipientMobileNumber}</span>
            )}
          </span>
        ),
      },
      { id: 'reward', header: t('column.reward'), cell: (row) => row.rewardName },
      {
        id: 'state',
        header: t('column.status'),
        cell: (row) => (
          <span className="pr-history__two pr-history__state">
            {stateChip(row.state)}
            {row.reason !== null && <span className="pr-history__muted">{t(`reason.${row.reason}`)}</span>}
          </span>
        ),
      },
      {
        id: 'rewardStatus',
        header: t('column.rewardStatus'),
        cell: (row) => (row.rewardStatus ? rewardWord(row.rewardStatus) : <span aria-hidden="true">–</span>),
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
  }, [t, i18n, referenceOrderId, location]);
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
