import type { OrderRow } from '@portal/shared/contract/orders';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CopyableId } from '../../../ui/copy/CopyableId.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx';
import { OrderStatusChip } from '../status/statusChips.tsx';

const NAMES_SHOWN = 2;

/** The columns of the orders list; the account's stands there when orders of several accounts do. */
export function useOrderColumns(scope: 'account' | 'all'): readonly Column<OrderRow>[] {
  const { t } = useTranslation('orderHistory');
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
        <CopyableId value={referenceOrderId} name={t('copy.reference')}>
          <Link to={`/orders/${referenceOrderId}`} className="pr-history__id">
            {referenceOrderId}
          </Link>
        </CopyableId>
      ),
    },
    {
      id: 'createdDate',
      header: t('column.created'),
      sortable: true,
      cell: (row) => <RelativeTime at={row.createdDate} />,
    },
    { id: 'status', header: t('column.status'), cell: (row) => <OrderStatusChip status={row.status} /> },
    { id: 'recipients', header: t('column.recipients'), cell: (row) => row.recipientSummary },
    { id: 'rewards', header: t('column.rewards'), cell: (row) => <RewardNames names={row.rewardNames} /> },
    ...(scope === 'all' ? [account] : []),
    {
      id: 'total',
      header: t('column.total'),
      align: 'right',
      cell: (row) => <Money variant="table" amount={row.amountPaid} currencyCode={row.currencyCode} />,
    },
  ];
}

function RewardNames({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('orderHistory');
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return <>{names.length > NAMES_SHOWN ? t('column.more', { shown, rest: names.length - NAMES_SHOWN }) : shown}</>;
}

const TwoLines = ({ first, second }: { readonly first: string; readonly second: string }) => (
  <span className="pr-history__two">
    <span>{first}</span>
    <span className="pr-history__muted">{second}</span>
  </span>
);
