import type { ResendBatchLine } from '@portal/shared/contract/resendBatches';
import { lineReference } from '@portal/shared/domain/ordering/lineReference';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPath } from '../../../entities/order/orderPath.ts';
import type { Column } from '../../../ui/table/column.ts';
import { useRowLinks } from '../../../ui/table/useRowLinks.ts';
import { getRecipientName } from '../line/lineName.ts';

/** The columns of a batch's lines; a row opens its line. */
export function useBatchColumns(): readonly Column<ResendBatchLine>[] {
  const { t } = useTranslation('resendMany');
  const { t: tHistory } = useTranslation('orderHistory');
  const linkTo = useRowLinks();
  return useMemo(
    () => [
      {
        id: 'recipient',
        header: tHistory('column.recipient'),
        width: 'minmax(140px, 1.4fr)',
        cell: (row) => (
          <span className="pr-history__two">
            <a {...linkTo(orderPath(row.referenceOrderId, row.lineNumber))} className="pr-table__target">
              {getRecipientName(tHistory, row)}
            </a>
            <span className="pr-history__muted">
              {row.recipientEmail ?? formatMobileNumber(row.recipientMobileNumber ?? '')}
            </span>
          </span>
        ),
      },
      { id: 'reward', header: tHistory('column.reward'), width: 'minmax(112px, 1fr)', cell: (row) => row.rewardName },
      {
        id: 'outcome',
        header: t('column'),
        width: 'minmax(160px, 1.4fr)',
        cell: (row) => t(`outcome.${row.outcome ?? 'waiting'}`),
      },
      {
        id: 'order',
        header: tHistory('title.order'),
        width: '200px',
        cell: (row) => <span className="pr-history__id">{lineReference(row.referenceOrderId, row.lineNumber)}</span>,
      },
    ],
    [t, tHistory, linkTo],
  );
}
