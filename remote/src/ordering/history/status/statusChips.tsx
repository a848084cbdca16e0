import type { OrderLineRow } from '@portal/shared/contract/orders';
import type { DeliveryStatus, LineItemStatus, RewardStatus } from '@portal/shared/domain/enumerations';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import { LINE_STATES, type LineState, type OrderState } from '@portal/shared/domain/ordering/orderState';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { getEnumerationLabel } from '../../../i18n/getEnumerationLabel.ts';
import { StatusChip, type StatusChipProps, type StatusTone } from '../../../ui/status/StatusChip.tsx';
import { getTone } from '../../../ui/status/getTone.ts';

/** Success only where everything reached its recipient. */
export const ORDER_TONES: Readonly<Record<OrderState, StatusTone>> = {
  COMPLETE: 'success',
  PENDING: 'pending',
  QUEUED: 'pending',
  ON_HOLD: 'pending',
  SENDING: 'pending',
  SCHEDULED: 'pending',
  PARTIAL: 'warning',
  UNDELIVERED: 'danger',
  FAILED: 'danger',
  DELETED: 'neutral',
};
const DELIVERY_TONES: Readonly<Record<DeliveryStatus, StatusTone>> = {
  PROCESSING: 'pending',
  SCHEDULED: 'pending',
  SENT: 'pending',
  DELIVERED: 'success',
  MAILED: 'success',
  NOT_DELIVERED: 'danger',
  NOT_SENT: 'neutral',
};
const LINE_ITEM_TONES: Readonly<Record<LineItemStatus, StatusTone>> = {
  PENDING: 'pending',
  COMPLETE: 'success',
  FAILED: 'danger',
};
const REWARD_TONES: Readonly<Record<RewardStatus, StatusTone>> = {
  ACTIVE: 'success',
  FROZEN: 'warning',
  PARTIALLY_REDEEMED: 'success',
  REDEEMED: 'success',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
};
/** Once a reward arrived, what became of it counts, and whether it is on hold or cancelled in any case. */
const LINE_TONES: Readonly<Record<DisplayState, StatusTone>> = {
  PENDING: 'pending',
  SENDING: 'pending',
  SCHEDULED: 'pending',
  SENT: 'pending',
  DELIVERED: 'success',
  UNDELIVERED: 'danger',
  FAILED: 'danger',
  ...REWARD_TONES,
};

type DisplayState = LineState | Exclude<RewardStatus, 'ACTIVE'>;

/** The one state of a line, from issuing to the use of its reward. */
const getDisplayState = ({ state, rewardStatus }: Pick<OrderLineRow, 'state' | 'rewardStatus'>): DisplayState =>
  rewardStatus === 'FROZEN' || rewardStatus === 'CANCELLED'
    ? rewardStatus
    : !hasLeft(state) || rewardStatus === null || rewardStatus === 'ACTIVE'
      ? state
      : rewardStatus;

/** A text whose service never tells what became of it may be used all the same. */
const hasLeft = (state: LineState): boolean => state === 'DELIVERED' || state === 'SENT';

/** The states of a line that goes by post and differ in words from those of a message. */
const MAIL_TONES = {
  PROCESSING: 'pending',
  MAILED: 'success',
  DELIVERED: 'success',
  FAILED: 'danger',
} as const satisfies Readonly<Record<string, StatusTone>>;
type MailState = keyof typeof MAIL_TONES;

type DeliveredLine = Pick<OrderLineRow, 'deliveryMethod' | 'deliveryStatus'>;

const isMailState = (state: string): state is MailState => state in MAIL_TONES;

/** Returns null for a line that travels digitally, and for a state in which the post has no part. */
function getMailState({ deliveryMethod, deliveryStatus }: DeliveredLine, state: DisplayState): MailState | null {
  if (!isMailed(deliveryMethod)) return null;
  if (state === 'FAILED') return 'FAILED';
  return (state === 'SENDING' || state === 'DELIVERED') && isMailState(deliveryStatus) ? deliveryStatus : null;
}

type RenderChip<V extends string> = (value: V) => ReactElement;

/** Memoizes the element of each value, so that all rows of a table share it. */
function memoizeByValue<V extends string>(render: RenderChip<V>): RenderChip<V> {
  const rendered = new Map<V, ReactElement>();
  return (value) => {
    const known = rendered.get(value) ?? render(value);
    rendered.set(value, known);
    return known;
  };
}

/** The states of orders, with what they mean on hover and focus. */
export const orderStateChips = (i18n: i18n): RenderChip<OrderState> =>
  memoizeByValue((state) => (
    <StatusChip
      label={i18n.t(`orderHistory:state.order.${state}`)}
      tone={getTone(ORDER_TONES, state)}
      help={i18n.t(`orderHistory:help.order.${state}`)}
    />
  ));

const enumerationChips = <V extends string>(
  i18n: i18n,
  name: 'delivery' | 'line' | 'reward',
  tones: Readonly<Record<V, StatusTone>>,
  getHelp: (value: V) => string,
): RenderChip<V> =>
  memoizeByValue((value) => (
    <StatusChip label={getEnumerationLabel(i18n, name, value)} tone={getTone(tones, value)} help={getHelp(value)} />
  ));

/** How rewards travelled, with what it means on hover and focus. */
export function deliveryChips(i18n: i18n): (line: DeliveredLine) => ReactElement {
  const getChip = enumerationChips(i18n, 'delivery', DELIVERY_TONES, (status) =>
    i18n.t(`orderHistory:help.delivery.${status}`),
  );
  const getMailChip = mailChips(i18n);
  return ({ deliveryMethod, deliveryStatus }) =>
    isMailed(deliveryMethod) && isMailState(deliveryStatus) ? getMailChip(deliveryStatus) : getChip(deliveryStatus);
}

const mailChips = (i18n: i18n): RenderChip<MailState> =>
  memoizeByValue((state) => (
    <StatusChip
      label={
        state === 'FAILED' ? i18n.t('orderHistory:state.line.FAILED') : getEnumerationLabel(i18n, 'delivery', state)
      }
      tone={MAIL_TONES[state]}
      help={i18n.t(`orderHistory:help.mail.${state}`, SETTINGS.mailed.deliveryDays)}
    />
  ));

/** Draws whether rewards were issued, with what it means on hover and focus. */
export const lineItemChips = (i18n: i18n): RenderChip<LineItemStatus> =>
  enumerationChips(i18n, 'line', LINE_ITEM_TONES, (status) => i18n.t(`orderHistory:help.lineItem.${status}`));

/** Draws what became of rewards, with what it means on hover and focus. */
export const rewardChips = (i18n: i18n): RenderChip<RewardStatus> =>
  enumerationChips(i18n, 'reward', REWARD_TONES, (status) => i18n.t(`orderHistory:help.reward.${status}`));

/** The states of lines, with what they mean on hover and focus. */
export function lineStateChips(
  i18n: i18n,
): (line: DeliveredLine & Pick<OrderLineRow, 'state' | 'rewardStatus'>) => ReactElement {
  const getChip = memoizeByValue<DisplayState>((state) => (
    <StatusChip {...getLineTexts(i18n, state)} tone={getTone(LINE_TONES, state)} />
  ));
  const getMailChip = mailChips(i18n);
  return (line) => {
    const state = getDisplayState(line);
    const mail = getMailState(line, state);
    return mail === null ? getChip(state) : getMailChip(mail);
  };
}

const getLineTexts = (i18n: i18n, state: DisplayState): Pick<StatusChipProps, 'label' | 'help'> =>
  isLineState(state)
    ? { label: i18n.t(`orderHistory:state.line.${state}`), help: i18n.t(`orderHistory:help.line.${state}`) }
    : { label: getEnumerationLabel(i18n, 'reward', state), help: i18n.t(`orderHistory:help.reward.${state}`) };

const isLineState = (state: DisplayState): state is LineState => LINE_STATES.some((one) => one === state);
