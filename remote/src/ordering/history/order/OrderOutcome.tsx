import type { OrderDetail } from '@portal/shared/contract/orders';
import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { useTranslation } from 'react-i18next';

import { useLocale } from '../../../i18n/useLocale.ts';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import type { StatusTone } from '../../../ui/status/StatusChip.tsx';
import { getTone } from '../../../ui/status/getTone.ts';
import { ORDER_TONES } from '../status/statusChips.tsx';
import { DownloadFailedLines } from './DownloadFailedLines.tsx';
import { OrderActions } from './OrderActions.tsx';
import { getHoldSentences } from './getHoldSentences.ts';
import { OrderProgressBar } from './OrderProgressBar.tsx';

const ICONS = {
  success: IconCircleCheck,
  pending: IconClock,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  neutral: IconCircleX,
} as const satisfies Record<StatusTone, unknown>;

interface OrderOutcomeProps {
  readonly order: OrderDetail;
  /** Placed a moment ago: a complete order is celebrated, and the way on leads to the history. */
  readonly isNew: boolean;
}

/** Tells what became of an order and why, and offers what can be done. Changes are told to screen readers. */
export function OrderOutcome({ order, isNew }: OrderOutcomeProps) {
  const celebrates = isNew && order.state === 'COMPLETE';
  const tone = getTone(ORDER_TONES, order.state);
  const Icon = celebrates ? IconGift : ICONS[tone];
  return (
    <div className={`pr-outcome pr-outcome--${celebrates ? 'celebrated' : tone}`}>
      <Icon size={28} aria-hidden="true" className="pr-outcome__icon" />
      <div className="pr-outcome__body">
        <div role="status">
          <OutcomeText order={order} />
        </div>
        <OrderProgressBar order={order} />
        <div className="pr-outcome__actions">
          <OrderActions order={order} isNew={isNew} />
          {order.lineCounts.failed > 0 && <DownloadFailedLines referenceOrderId={order.referenceOrderId} />}
        </div>
      </div>
    </div>
  );
}

/** Why the mail of a reward that is not valid any more did not arrive. */
const ENDED: readonly LineReason[] = ['cancelled', 'expired'];

function OutcomeText({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('orderHistory');
  const locale = useLocale();
  const { state, problems, lineCounts, accountDisplayName: account, currencyCode } = order;
  const paid = formatMoney(order.amountPaid, currencyCode, locale);
  const refunded = formatMoney(order.amountRefunded, currencyCode, locale);
  const missed = lineCounts.failed + lineCounts.undelivered;
  const ended = problems.reduce((sum, { reason, lines }) => (ENDED.includes(reason) ? sum + lines : sum), 0);
  const sentences = [
    ...getHoldSentences(t, order.hold, locale),
    t(`outcome.${state}.text`, { account, paid, refunded }),
    ...(state !== 'FAILED' && state !== 'DELETED' && order.amountRefunded > 0
      ? [t('outcome.refunded', { account, refunded })]
      : []),
    ...(lineCounts.failed > 0 ? [t('outcome.correct')] : []),
    ...(lineCounts.undelivered > ended ? [t('outcome.stayValid')] : []),
  ];
  return (
    <>
      <p className="pr-outcome__title">{t(`outcome.${state}.title`, { count: missed, total: lineCounts.total })}</p>
      {sentences.map((sentence) => (
        <p key={sentence} className="pr-outcome__text">
          {sentence}
        </p>
      ))}
      {problems.length > 0 && (
        <ul className="pr-outcome__problems">
          {problems.map(({ reason, lines }) => (
            <li key={reason}>{t('problem', { count: lines, reason: t(`reason.${reason}`) })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
