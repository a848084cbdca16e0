import type { IncentiveCompletion } from '@portal/shared/contract/incentives';
import { ANY_ORDER_HISTORY } from '@portal/shared/domain/access/permissions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPath } from '../../entities/order/orderPath.ts';
import { useCan } from '../../entities/permissions/useCan.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CopyableCell } from '../../ui/copy/CopyableId.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { CHANGE_INCENTIVES } from '../incentiveRights.ts';
import { CompletionState } from './CompletionState.tsx';
import { RetryButton } from './RetryButton.tsx';

/** The columns of the history; a response that was paid leads to its order. */
export function useCompletionColumns(incentiveId: string): readonly Column<IncentiveCompletion>[] {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const linkTo = useRowLinks();
  const mayChange = useCan(CHANGE_INCENTIVES);
  const mayOpenOrders = useCan({ any: ANY_ORDER_HISTORY });
  return useMemo(() => {
    const actions: Column<IncentiveCompletion> = {
      id: 'actions',
      header: t('column.actions'),
      width: '112px',
      isActions: true,
      cell: (completion) => completion.canRetry && <RetryButton incentiveId={incentiveId} completion={completion} />,
    };
    return [
      {
        id: 'recipient',
        header: t('column.recipient'),
        width: 'minmax(208px, 1.8fr)',
        isTitle: true,
        cell: ({ recipientEmail, recipientName }) => (
          <span className="pr-completion">
            <span>{recipientEmail}</span>
            {recipientName !== '' && <span className="pr-completion__next">{recipientName}</span>}
          </span>
        ),
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 'minmax(200px, 1.3fr)',
        cell: (completion) => <CompletionState completion={completion} />,
      },
      {
        id: 'date',
        header: t('column.date'),
        width: 'minmax(152px, 1fr)',
        sortable: true,
        cell: ({ date }) => <ExactTime at={date} />,
      },
      {
        id: 'tries',
        header: t('column.tries'),
        width: '64px',
        align: 'right',
        cell: ({ tries }) => tries.toLocaleString(locale),
      },
      {
        id: 'order',
        header: t('column.order'),
        width: 'minmax(144px, 1fr)',
        cell: ({ referenceOrderId: id }) =>
          id !== null && (
            <CopyableCell value={id} label={t('copyOrder')}>
              {mayOpenOrders ? (
                <a {...linkTo(orderPath(id))} className="pr-table__target">
                  {id}
                </a>
              ) : (
                <span>{id}</span>
              )}
            </CopyableCell>
          ),
      },
      {
        id: 'responseId',
        header: t('column.responseId'),
        width: 'minmax(128px, 1fr)',
        cell: ({ responseId }) => <CopyableCell value={responseId} label={t('copyResponse')} />,
      },
      ...(mayChange ? [actions] : []),
    ];
  }, [t, locale, linkTo, mayChange, mayOpenOrders, incentiveId]);
}
