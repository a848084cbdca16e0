import type { DeliveryStatus, LineItemStatus, OrderStatus, RewardStatus } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { enumerationWord } from '../../../i18n/enumerationWord.ts';
import { StatusChip, type StatusTone } from '../../../ui/status/StatusChip.tsx';

const ORDER: Record<OrderStatus, StatusTone> = {
  COMPLETE: 'success',
  PENDING: 'pending',
  QUEUED: 'pending',
  PARTIAL: 'warning',
  FAILED: 'danger',
  DELETED: 'neutral',
};
const LINE: Record<LineItemStatus, StatusTone> = { COMPLETE: 'success', PENDING: 'pending', FAILED: 'danger' };
const DELIVERY: Record<DeliveryStatus, StatusTone> = {
  PROCESSING: 'pending',
  SCHEDULED: 'pending',
  DELIVERED: 'success',
  MAILED: 'success',
  NOT_DELIVERED: 'danger',
};
const REWARD: Record<RewardStatus, StatusTone> = {
  ACTIVE: 'success',
  FROZEN: 'warning',
  PARTIALLY_REDEEMED: 'neutral',
  REDEEMED: 'neutral',
  CANCELLED: 'danger',
  EXPIRED: 'warning',
};

/** The state of an order, with what it means on hover and focus (H13). */
export function OrderStatusChip({ status }: { readonly status: OrderStatus }) {
  const { t, i18n } = useTranslation('orderHistory');
  return (
    <StatusChip label={enumerationWord(i18n, 'order', status)} tone={ORDER[status]} help={t(`help.order.${status}`)} />
  );
}

/** The state of a line: whether its reward was issued (H13). */
export function LineStatusChip({ status }: { readonly status: LineItemStatus }) {
  const { t, i18n } = useTranslation('orderHistory');
  return (
    <StatusChip label={enumerationWord(i18n, 'line', status)} tone={LINE[status]} help={t(`help.line.${status}`)} />
  );
}

/** Where a reward's message is (H13). */
export function DeliveryStatusChip({ status }: { readonly status: DeliveryStatus }) {
  const { t, i18n } = useTranslation('orderHistory');
  return (
    <StatusChip
      label={enumerationWord(i18n, 'delivery', status)}
      tone={DELIVERY[status]}
      help={t(`help.delivery.${status}`)}
    />
  );
}

/** The state of an issued reward (H13). */
export function RewardStatusChip({ status }: { readonly status: RewardStatus }) {
  const { t, i18n } = useTranslation('orderHistory');
  return (
    <StatusChip
      label={enumerationWord(i18n, 'reward', status)}
      tone={REWARD[status]}
      help={t(`help.reward.${status}`)}
    />
  );
}
