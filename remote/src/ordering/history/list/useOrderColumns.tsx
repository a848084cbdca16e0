import type { OrderRow } from '@portal/shared/contract/orders';
import { getOrderProgress } from '@portal/shared/domain/ordering/orderProgress';
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
import type { ListSearch } from './useListSearch.ts';

const NAMES_SHOWN = 2;
/** Stands for the names in a text. */
const NAMES = '\uFFFC';

/**
 * The columns of the orders list: for whom, how much and how far; its reference comes last. The account stands there when
 * orders of several accounts do.
 */
export function useOrderColumns(scope: ListSearch['scope']): readonly Column<OrderRow>[] {
  const { t, i18n } = useTranslation('orderHistory');
  const linkTo = useRowLinks();
  return useMemo(() => {
    const copyLabel = i18n.t('copyNamed', { name: t('copy.reference') });
    const getChip = orderStateChips(i18n);
    const getNames = shortNames(t);
    const account: Column<OrderRow> = {
      id: 'account',
      header: t('column.account'),
      width: 'minmax(104px, 1fr)',
      optional: 'shown',
      cell: (row) => row.accountDisplayName,
    };
    return [
      {
        id: 'recipients',
        header: t('column.recipients'),
        width: 'minmax(184px, 2.4fr)',
        cell: (row) => (
          <span className="pr-history__two">
            <a {...linkTo(orderPath(row.referenceOrderId))} className="pr-table__target">
              {recipients(t, row)}
            </a>
            <span className="pr-history__muted">{getNames(row.rewardNames)}</span>
          </span>
        ),
      },
      {
        id: 'total',
        header: t('column.total'),
        width: 'minmax(124px, 0.8fr)',
        align: 'right',
        isFigure: true,
        cell: (row) => <Money variant="table" amount={row.amountPaid} currencyCode={row.currencyCode} />,
        sum: (rows) => (
          <span className="pr-history__two">
            {sumsByCurrency(rows.map(({ amountPaid: amount, currencyCode }) => ({ amount, currencyCode }))).map(
              (paid) => (
                <Money key={paid.currencyCode} variant="table" {...paid} />
              ),
            )}
          </span>
        ),
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 'minmax(144px, 1fr)',
        cell: (row) => {
          const progress = getOrderProgress(row);
          if (progress === null) return getChip(row.state);
          const { phase, done, total } = progress;
          return (
            <span className="pr-history__two pr-history__state">
              {getChip(row.state)}
              <span className="pr-history__muted">{t(`progress.${phase}`, { done, total })}</span>
            </span>
          );
        },
      },
      {
        id: 'createdDate',
        header: t('column.created'),
        width: '136px',
        sortable: true,
        cell: (row) => <Day at={row.createdDate} />,
      },
      ...(scope === 'account' ? [] : [account]),
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
        id: 'notes',
        header: t('fact.notes'),
        width: 'minmax(160px, 2fr)',
        optional: 'hidden',
        cell: (row) => row.notes ?? '–',
      },
      {
        id: 'reference',
        header: t('column.reference'),
        width: '184px',
        optional: 'shown',
        cell: ({ referenceOrderId }) => (
          <CopyableCell value={referenceOrderId} label={copyLabel}>
            <span className="pr-history__id">{referenceOrderId}</span>
          </CopyableCell>
        ),
      },
    ];
  }, [t, i18n, linkTo, scope]);
}

/** Names the first people in the order, or whom the search found in it, and how many more there are. */
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

/** Returns the first names of a row and how many more there are; the texts of numbers are looked up once for all rows. */
function shortNames(t: TFunction<'orderHistory'>): (names: readonly string[]) => string {
  const texts = new Map<number, string>();
  return (names) => {
    const shown = names.slice(0, NAMES_SHOWN).join(', ');
    const rest = names.length - NAMES_SHOWN;
    if (rest <= 0) return shown;
    const text = texts.get(rest) ?? t('column.more', { shown: NAMES, rest });
    texts.set(rest, text);
    return text.replace(NAMES, () => shown);
  };
}
