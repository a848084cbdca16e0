import type { OrderDetail } from '@portal/shared/contract/orders';
import { useTranslation } from 'react-i18next';
import { CopyableId } from '../../../ui/copy/CopyableId.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { ExactTime } from '../../../ui/time/ExactTime.tsx';
import { orderStateChips } from '../status/statusChips.tsx';

interface OrderSubtitleProps {
  readonly order: OrderDetail;
  /** Absent where the outcome below says it in words. */
  readonly hasState: boolean;
}

/** Tells the state of an order, its cost, its time, and its reference. A new state is told to screen readers. */
export function OrderSubtitle({ order, hasState }: OrderSubtitleProps) {
  const { t, i18n } = useTranslation('orderHistory');
  return (
    <span className="pr-order__subtitle">
      {hasState && <span role="status">{orderStateChips(i18n)(order.state)}</span>}
      <strong>
        <Money amount={order.amountPaid} currencyCode={order.currencyCode} />
      </strong>
      <ExactTime at={order.createdDate} />
      <CopyableId value={order.referenceOrderId} name={t('copy.reference')}>
        <span className="pr-history__id">{order.referenceOrderId}</span>
      </CopyableId>
    </span>
  );
}
