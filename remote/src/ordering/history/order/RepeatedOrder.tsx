import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { lastDayOf } from '@portal/shared/domain/ordering/lastDay';
import { isUsable } from '@portal/shared/domain/ordering/rewardStatus';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { formatCalendarDay } from '../../../ui/time/formatTime.ts';
import type { OrderToRepeat } from '../../choicePaths.ts';
import { useGetOrderLineQuery, useGetOrderQuery } from '../historyApi.ts';
import { getRecipientName } from '../line/lineName.ts';

/** Says above an order that repeats another one what would be paid for twice, and what was not taken over. */
export function RepeatedOrder({ referenceOrderId, lineNumber }: OrderToRepeat) {
  const { t } = useTranslation('orderHistory');
  const { currentData: order } = useGetOrderQuery(referenceOrderId, { refetchOnMountOrArgChange: true });
  const isOfSeveral = lineNumber === null && order !== undefined && order.totalLineItems > 1;
  const only = lineNumber ?? (order?.totalLineItems === 1 ? 1 : null);
  const { currentData: line } = useGetOrderLineQuery(
    only === null ? skipToken : { referenceOrderId, lineNumber: String(only) },
    { refetchOnMountOrArgChange: true },
  );
  const getLineText = useLineText();
  const first = line !== undefined && isUsable(line.rewardStatus) ? line : null;
  const number = order?.purchaseOrderNumber ?? null;
  if (first === null && number === null && !isOfSeveral) return null;
  return (
    <Notice
      kind={first === null ? 'info' : 'warning'}
      title={first && getLineText(first)}
      actions={first && <Link to={orderPath(referenceOrderId, first.lineNumber)}>{t('again.openFirst')}</Link>}
    >
      {first !== null && <p>{t('again.paysTwice')}</p>}
      {isOfSeveral && <p>{t('again.orderPaysTwice', { reference: referenceOrderId })}</p>}
      {number !== null && <p>{t('again.purchaseOrderNumber', { number, reference: referenceOrderId })}</p>}
    </Notice>
  );
}

function useLineText(): (line: OrderLineDetail) => string {
  const { t } = useTranslation('orderHistory');
  const locale = useLocale();
  return (line) => {
    const recipient = getRecipientName(t, line);
    return line.expiration === null
      ? t('again.stillWorks', { recipient })
      : t('again.stillWorksUntil', {
          recipient,
          day: formatCalendarDay(lastDayOf(new Date(line.expiration)), locale),
        });
  };
}
