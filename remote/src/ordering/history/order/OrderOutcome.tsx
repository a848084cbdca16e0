import type { OrderDetail } from '@portal/shared/contract/orders';
import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import { openLines, type OrderState } from '@portal/shared/domain/ordering/orderState';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { useTranslation } from 'react-i18next';

import { useCardName } from '../../../entities/card/useCardName.ts';
import { getHoldSentences } from '../../../entities/order-hold/getHoldSentences.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import type { StatusTone } from '../../../ui/status/StatusChip.tsx';
import { getTone } from '../../../ui/status/getTone.ts';
import { formatDay } from '../../../ui/time/formatTime.ts';
import { ORDER_TONES } from '../status/statusChips.tsx';
import { countPosted } from './countPosted.ts';
import { DownloadFailedLines } from './DownloadFailedLines.tsx';
import { OrderActions } from './OrderActions.tsx';
import { isUnpaid, listRefunds } from './orderPayment.ts';
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

interface ShortOutcomeProps {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** Tells of an order that is not delivered as a whole: refused, or not paid by its card. */
const ShortOutcome = ({ title, sentences }: ShortOutcomeProps) => (
  <>
    <p className="pr-outcome__title">{title}</p>
    {sentences.map((sentence) => (
      <p key={sentence} className="pr-outcome__text">
        {sentence}
      </p>
    ))}
  </>
);

/** Why the mail of a reward that is not valid any more did not arrive. */
const ENDED: readonly LineReason[] = ['cancelled', 'expired'];

/** Says what happens to letters and cards, which have no message: they are printed, and not yet delivered once they are mailed. */
function getTextKey(order: OrderDetail, state: Exclude<OrderState, 'FAILED' | 'DELETED'>) {
  if (state === 'COMPLETE' && countPosted(order) > 0) return 'outcome.COMPLETE.textPosted';
  if (state !== 'SENDING' || order.linesAtPrinter === 0) return `outcome.${state}.text` as const;
  return openLines(order.lineCounts) > order.linesAtPrinter ? 'outcome.SENDING.textBoth' : 'outcome.SENDING.textPosted';
}

function OutcomeText({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation(['orderHistory', 'lineReason']);
  const { t: tHold } = useTranslation('orderHold');
  const locale = useLocale();
  const { state, problems, lineCounts, payment, currencyCode } = order;
  const getCardName = useCardName();
  const card = payment === null ? null : getCardName(payment);
  const paid = formatMoney(order.amountPaid, currencyCode, locale);
  const refunds = listRefunds(order).map(({ to, amount }) => ({
    account: to === 'card' && card !== null ? card : order.accountDisplayName,
    refunded: formatMoney(amount, currencyCode, locale),
  }));
  const nothing = { account: order.accountDisplayName, refunded: formatMoney(0, currencyCode, locale) };
  const isGivenUp = state === 'FAILED' || state === 'DELETED';
  const missed = lineCounts.failed + lineCounts.undelivered;
  const ended = problems.reduce((sum, { reason, lines }) => (ENDED.includes(reason) ? sum + lines : sum), 0);
  const held = getHoldSentences(tHold, order.hold, locale);
  const sentences = [
    ...held,
    isGivenUp
      ? t(`outcome.${state}.text`, refunds[0] ?? nothing)
      : t(getTextKey(order, state), { account: card ?? order.accountDisplayName, paid }),
    ...refunds.slice(isGivenUp ? 1 : 0).map((refund) => t('outcome.refunded', refund)),
    ...(lineCounts.failed > 0 ? [t('outcome.correct')] : []),
    ...(lineCounts.undelivered > ended ? [t('outcome.stayValid')] : []),
  ];
  if (order.refusal !== null) {
    const { reason, refusedDate } = order.refusal;
    const returned = refunds.map((refund) => t('outcome.refunded', refund));
    return (
      <ShortOutcome
        title={t('outcome.refused.title')}
        sentences={[
          t('outcome.refused.text', { reason, day: formatDay(new Date(refusedDate), locale) }),
          ...(state === 'ON_HOLD' ? [t('outcome.refused.returning')] : returned),
        ]}
      />
    );
  }
  if (card !== null && isUnpaid(order))
    return (
      <ShortOutcome
        title={t('outcome.paying.title', { card })}
        sentences={[...held, t('outcome.paying.text', { paid })]}
      />
    );
  if (card !== null && payment?.status === 'DECLINED')
    return <ShortOutcome title={t('outcome.declined.title')} sentences={[t('outcome.declined.text', { card })]} />;
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
            <li key={reason}>{t('problem', { count: lines, reason: t(`lineReason:${reason}`) })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
