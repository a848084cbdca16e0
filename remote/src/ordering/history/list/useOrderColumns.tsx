import type { OrderRow } from '@portal/shared/contract/orders';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { CopyableCell } from '../../../ui/copy/CopyableId.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { useRowLinks } from '../../../ui/table/useRowLinks.ts';
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx';
import { orderStateChips } from '../status/statusChips.tsx';

const NAMES_SHOWN = 2;

/** The columns of the orders list; the account's stands there when orders of several accounts do. */
export function useOrderColumns(scope: 'account' | 'all'): readonly Column<OrderRow>[] {
  const { t, i18n } = useTranslation('orderHistory');
  const linkTo = useRowLinks();
  return useMemo(() => {
    const copyLabel = i18n.t('copyNamed', { name: t('copy.reference') });
    const chipOf = orderStateChips(i18n);
    const account: Column<OrderRow> = {
      id: 'account',
      header: t('column.account'),
      cell: (row) => <TwoLines first={row.accountDisplayName} second={row.accountIdentifier} />,
    };
    return [
      {
        id: 'reference',
        header: t('column.reference'),
        width: '212px',
        cell: ({ referenceOrderId }) => (
          <CopyableCell value={referenceOrderId} label={copyLabel}>
            <a {...linkTo(orderPath(referenceOrderId))} className="pr-history__id pr-table__target">
              {referenceOrderId}
            </a>
          </CopyableCell>
        ),
      },
      {
        id: 'createdDate',
        header: t('column.created'),
        width: 'minmax(128px, 0.7fr)',
        sortable: true,
        cell: (row) => <RelativeTime at={row.createdDate} />,
      },
      { id: 'status', header: t('column.status'), width: 'minmax(136px, 1fr)', cell: (row) => chipOf(row.state) },
      {
        id: 'recipients',
        header: t('column.recipients'),
        width: 'minmax(112px, 1.2fr)',
        cell: (row) => <Recipients order={row} />,
      },
      {
        id: 'rewards',
        header: t('column.rewards'),
        width: 'minmax(112px, 1.4fr)',
        cell: (row) => rewardNames(t, row.rewardNames),
      },
      ...(scope === 'all' ? [account] : []),
      {
        id: 'total',
        header: t('column.total'),
        width: 'minmax(144px, 0.8fr)',
        align: 'right',
        cell: (row) => <Money variant="table" amount={row.amountPaid} currencyCode={row.currencyCode} />,
      },
    ];
  }, [t, i18n, linkTo, scope]);
}

/** Who is first in the order, or whom the search found in it, and how many more there are. */
function Recipients({ order }: { readonly order: OrderRow }) {
  if (order.matchedRecipient === null) return <>{order.recipientSummary}</>;
  return (
    <span>
      <mark className="pr-history__match">{order.matchedRecipient}</mark>
      {order.totalLineItems > 1 && ` +${order.totalLineItems - 1}`}
    </span>
  );
}

const TwoLines = ({ first, second }: { readonly first: string; readonly second: string }) => (
  <span className="pr-history__two">
    <span>{first}</span>
    <span className="pr-history__muted">{second}</span>
  </span>
);

/** The first names and how many more there are. */
const rewardNames = (t: TFunction<'orderHistory'>, names: readonly string[]): string => {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return names.length > NAMES_SHOWN ? t('column.more', { shown, rest: names.length - NAMES_SHOWN }) : shown;
};
