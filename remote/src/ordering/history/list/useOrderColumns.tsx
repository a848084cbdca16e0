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
const SHOWN = '\u0000';

/** The columns of the orders list; the account's stands there when orders of several accounts do. */
export function useOrderColumns(scope: 'account' | 'all'): readonly Column<OrderRow>[] {
  const { t, i18n } = useTranslation('orderHistory');
  const linkTo = useRowLinks();
  return useMemo(() => {
    const copyLabel = i18n.t('copyNamed', { name: t('copy.reference') });
    const namesOf = rewardNames(t);
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
        cell: ({ referenceOrderId }) => (
          <CopyableCell value={referenceOrderId} label={copyLabel}>
            <a {...linkTo(orderPath(referenceOrderId))} className="pr-history__id">
              {referenceOrderId}
            </a>
          </CopyableCell>
        ),
      },
      {
        id: 'createdDate',
        header: t('column.created'),
        sortable: true,
        cell: (row) => <RelativeTime at={row.createdDate} />,
      },
      { id: 'status', header: t('column.status'), cell: (row) => chipOf(row.state) },
      { id: 'recipients', header: t('column.recipients'), cell: (row) => <Recipients order={row} /> },
      { id: 'rewards', header: t('column.rewards'), cell: (row) => namesOf(row.rewardNames) },
      ...(scope === 'all' ? [account] : []),
      {
        id: 'total',
        header: t('column.total'),
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

/** The first names and how many more there are; the text for a number is asked for once. */
function rewardNames(t: TFunction<'orderHistory'>): (names: readonly string[]) => string {
  const known = new Map<number, string>();
  const more = (rest: number): string => {
    const text = known.get(rest) ?? t('column.more', { shown: SHOWN, rest });
    known.set(rest, text);
    return text;
  };
  return (names) => {
    const shown = names.slice(0, NAMES_SHOWN).join(', ');
    return names.length > NAMES_SHOWN ? more(names.length - NAMES_SHOWN).replace(SHOWN, () => shown) : shown;
  };
}
