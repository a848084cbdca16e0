import type { OrderDetail } from '@portal/shared/contract/orders';
import type { OrderStatus } from '@portal/shared/domain/enumerations';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { CopyableId } from '../../../ui/copy/CopyableId.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';

const ICONS = {
  COMPLETE: IconCircleCheck,
  PENDING: IconClock,
  QUEUED: IconClock,
  PARTIAL: IconAlertTriangle,
  FAILED: IconCircleX,
  DELETED: IconCircleX,
} as const satisfies Record<OrderStatus, unknown>;

interface OrderOutcomeProps {
  readonly order: OrderDetail;
  /** Celebrates a complete order: it was placed a moment ago. */
  readonly isNew: boolean;
  readonly actions: ReactNode;
}

/** What became of an order, what it means and the reference to keep (F17). Changes are told to screen readers. */
export function OrderOutcome({ order, isNew, actions }: OrderOutcomeProps) {
  const { t } = useTranslation('orderHistory');
  const locale = useLocale();
  const { status, accountDisplayName: account, currencyCode } = order;
  const celebrates = isNew && status === 'COMPLETE';
  const Icon = celebrates ? IconGift : ICONS[status];
  const paid = formatMoney(order.amountPaid, currencyCode, locale);
  const refunded = formatMoney(order.amountRefunded, currencyCode, locale);
  return (
    <div className={`pr-outcome pr-outcome--${celebrates ? 'celebrated' : status.toLowerCase()}`}>
      <Icon size={28} aria-hidden="true" className="pr-outcome__icon" />
      <div className="pr-outcome__body">
        <div role="status">
          <p className="pr-outcome__title">{t(`outcome.${status}.title`)}</p>
          <p className="pr-outcome__text">{t(`outcome.${status}.text`, { account, paid, refunded })}</p>
        </div>
        <p className="pr-outcome__reference">
          <span className="pr-history__muted">{t('fact.reference')}</span>
          <CopyableId value={order.referenceOrderId} name={t('copy.reference')}>
            <strong>{order.referenceOrderId}</strong>
          </CopyableId>
        </p>
        <div className="pr-outcome__actions">{actions}</div>
      </div>
    </div>
  );
}
