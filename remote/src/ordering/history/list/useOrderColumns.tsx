import { useMediaQuery } from '@mantine/hooks';
import type { OrderRow } from '@portal/shared/contract/orders';
import { firstRecipientOf } from '@portal/shared/domain/ordering/recipientSummary';
import type { TFunction } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { CopyableCell } from '../../../ui/copy/CopyableId.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { sumsByCurrency } from '../../../ui/money/sumsByCurrency.ts';
import type { Column } from '../../../ui/table/column.ts';
import { useRowLinks } from '../../../ui/table/useRowLinks.ts';
import { Day } from '../../../ui/time/Day.tsx';
import { orderStateChips } from '../status/statusChips.tsx';

const NAMES_SHOWN = 2;

/** Facts that belong together share a column; then the status shares one too. */
const SHARED_COLUMNS = '(width < 80em)';
const FEWEST_COLUMNS = '(width < 62em)';
const AT_ONCE = { getInitialValueInEffect: false };

/** The columns of the orders list, as many as fit; the account stands there when orders of several accounts do. */
export function useOrderColumns(scope: 'account' | 'all'): readonly Column<OrderRow>[] {
  const { t, i18n } = useTranslation('orderHistory');
  const linkTo = useRowLinks();
  const isNarrow = useMediaQuery(SHARED_COLUMNS, undefined, AT_ONCE);
  const hasStatus = !useMediaQuery(FEWEST_COLUMNS, undefined, AT_ONCE);
  return useMemo(() => {
    const copyLabel = i18n.t('copyNamed', { name: t('copy.reference') });
    const chipOf = orderStateChips(i18n);
    const cells = {
      reference: ({ referenceOrderId }: OrderRow) => (
        <CopyableCell value={referenceOrderId} label={copyLabel}>
          <a {...linkTo(orderPath(referenceOrderId))} className="pr-history__id pr-table__target">
            {referenceOrderId}
          </a>
        </CopyableCell>
      ),
      created: (row: OrderRow) => <Day at={row.createdDate} />,
      status: (row: OrderRow) => chipOf(row.state),
      recipients: (row: OrderRow) => recipients(t, row),
      rewards: (row: OrderRow) => rewardNames(t, row.rewardNames),
      account: (row: OrderRow) => <Stacked facts={[row.accountDisplayName, row.accountIdentifier]} />,
      total: (row: OrderRow) => <Money variant="table" amount={row.amountPaid} currencyCode={row.currencyCode} />,
      sum: (rows: readonly OrderRow[]) => (
        <span className="pr-history__two">
          {sumsByCurrency(rows.map(({ amountPaid: amount, currencyCode }) => ({ amount, currencyCode }))).map(
            (paid) => (
              <Money key={paid.currencyCode} variant="table" {...paid} />
            ),
          )}
        </span>
      ),
    };
    const status: Column<OrderRow> = {
      id: 'status',
      header: t('column.status'),
      width: 'minmax(152px, 1fr)',
      cell: cells.status,
    };
    if (isNarrow) {
      return [
        {
          id: 'createdDate',
          header: t('title.order'),
          width: '208px',
          sortable: true,
          cell: (row) => <Stacked facts={[cells.reference(row), cells.created(row)]} />,
        },
        {
          id: 'recipients',
          header: t('column.recipients'),
          width: 'minmax(96px, 1fr)',
          cell: (row) => (
            <Stacked
              facts={[cells.recipients(row), cells.rewards(row), ...(scope === 'all' ? [row.accountDisplayName] : [])]}
            />
          ),
        },
        ...(hasStatus ? [status] : []),
        {
          id: 'total',
          header: t('column.total'),
          width: hasStatus ? '128px' : '144px',
          align: 'right',
          sum: cells.sum,
          cell: (row) => <Stacked facts={[cells.total(row), ...(hasStatus ? [] : [cells.status(row)])]} />,
        },
      ];
    }
    return [
      { id: 'reference', header: t('column.reference'), width: '208px', cell: cells.reference },
      { id: 'createdDate', header: t('column.created'), width: '128px', sortable: true, cell: cells.created },
      status,
      {
        id: 'recipients',
        header: t('column.recipients'),
        width: 'minmax(104px, 1.2fr)',
        cell: cells.recipients,
      },
      {
        id: 'rewards',
        header: t('column.rewards'),
        width: 'minmax(104px, 1.4fr)',
        optional: 'shown',
        cell: cells.rewards,
      },
      ...(scope === 'all'
        ? [{ id: 'account', header: t('column.account'), width: 'minmax(104px, 1fr)', cell: cells.account }]
        : []),
      {
        id: 'createdBy',
        header: t('fact.createdBy'),
        width: 'minmax(120px, 1fr)',
        optional: 'hidden',
        cell: (row) => row.createdBy,
      },
      {
        id: 'purchaseOrderNumber',
        header: t('fact.purchaseOrderNumber'),
        width: 'minmax(112px, 1fr)',
        optional: 'hidden',
        cell: (row) => row.purchaseOrderNumber ?? '–',
      },
      {
        id: 'total',
        header: t('column.total'),
        width: 'minmax(144px, 0.8fr)',
        align: 'right',
        cell: cells.total,
        sum: cells.sum,
      },
    ];
  }, [t, i18n, linkTo, scope, isNarrow, hasStatus]);
}

/** Who is first in the order, or whom the search found in it, and how many more there are. */
function recipients(t: TFunction<'orderHistory'>, order: OrderRow): ReactNode {
  const { recipientSummary, totalLineItems: count } = order;
  if (order.matchedRecipient === null)
    return firstRecipientOf(recipientSummary, count) === '' ? t('column.unnamed', { count }) : recipientSummary;
  return (
    <span>
      <mark className="pr-history__match">{order.matchedRecipient}</mark>
      {count > 1 && <span>{` +${count - 1}`}</span>}
    </span>
  );
}

/** Facts below each other: the first one counts. */
const Stacked = ({ facts: [first, ...others] }: { readonly facts: readonly ReactNode[] }) => (
  <span className="pr-history__two">
    <span>{first}</span>
    {others.map((fact, at) => (
      <span key={at} className="pr-history__muted">
        {fact}
      </span>
    ))}
  </span>
);

/** The first names and how many more there are. */
const rewardNames = (t: TFunction<'orderHistory'>, names: readonly string[]): string => {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return names.length > NAMES_SHOWN ? t('column.more', { shown, rest: names.length - NAMES_SHOWN }) : shown;
};
