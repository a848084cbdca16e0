import type { RewardStatus } from '@portal/shared/domain/enumerations';
import type { LineState, OrderState } from '@portal/shared/domain/orderState';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { enumerationWord } from '../../../i18n/enumerationWord.ts';
import { Hint } from '../../../ui/hint/Hint.tsx';
import { StatusChip, type StatusTone } from '../../../ui/status/StatusChip.tsx';

/** Success only where everything reached its recipient. */
export const ORDER_TONES: Readonly<Record<OrderState, StatusTone>> = {
  COMPLETE: 'success',
  PENDING: 'pending',
  QUEUED: 'pending',
  SENDING: 'pending',
  PARTIAL: 'warning',
  UNDELIVERED: 'danger',
  FAILED: 'danger',
  DELETED: 'neutral',
};
const LINE_TONES: Readonly<Record<LineState, StatusTone>> = {
  PENDING: 'pending',
  SENDING: 'pending',
  SCHEDULED: 'pending',
  DELIVERED: 'success',
  UNDELIVERED: 'danger',
  FAILED: 'danger',
};

type Drawn<V extends string> = (value: V) => ReactElement;

/** Each value is drawn once, for all rows of a table. */
function once<V extends string>(draw: Drawn<V>): Drawn<V> {
  const drawn = new Map<V, ReactElement>();
  return (value) => {
    const known = drawn.get(value) ?? draw(value);
    drawn.set(value, known);
    return known;
  };
}

/** The states of orders, with what they mean on hover and focus. */
export const orderStateChips = (i18n: i18n): Drawn<OrderState> =>
  once((state) => (
    <StatusChip
      label={i18n.t(`orderHistory:state.order.${state}`)}
      tone={ORDER_TONES[state]}
      help={i18n.t(`orderHistory:help.order.${state}`)}
    />
  ));

/** The states of lines, from issuing to the recipient. */
export const lineStateChips = (i18n: i18n): Drawn<LineState> =>
  once((state) => (
    <StatusChip
      label={i18n.t(`orderHistory:state.line.${state}`)}
      tone={LINE_TONES[state]}
      help={i18n.t(`orderHistory:help.line.${state}`)}
    />
  ));

/** What became of issued rewards, as words: the one chip of a row is its state. */
export const rewardStatusWords = (i18n: i18n): Drawn<RewardStatus> =>
  once((status) => (
    <Hint hint={i18n.t(`orderHistory:help.reward.${status}`)} className="pr-history__word">
      {enumerationWord(i18n, 'reward', status)}
    </Hint>
  ));
