import type { OrderLineDetail } from '@portal/shared/contract/orders';
import type { RewardActionRecord } from '@portal/shared/contract/rewardActions';
import { toMajor } from '@portal/shared/domain/money/money';
import { parseReference } from '@portal/shared/domain/ordering/lineReference';
import {
  ACTION_REASONS,
  ISSUER_REFUSALS,
  REWARD_ACTION_STATES,
  REWARD_ACTIONS,
} from '@portal/shared/domain/ordering/rewardActions';
import { fullName } from '@portal/shared/domain/people/fullName';
import { SETTINGS } from '@portal/shared/domain/settings';
import { oneOf } from '../../db/oneOf.ts';
import { possibleActions, type ViewContext } from './lineActions.ts';
import type { ActionView, OrderLineView } from './orderLineReadModel.ts';
import type { OrderView } from './orderReadModel.ts';
import { getRewardStatus } from './rewardState.ts';

type LineActions = Pick<
  OrderLineDetail,
  'possibleActions' | 'lastAction' | 'frozenUntil' | 'refunded' | 'reissueFee' | 'reissuedFrom' | 'reissuedTo'
>;

/** Returns what was and can be done to a line's reward. */
export function listLineActions(
  line: OrderLineView,
  order: OrderView,
  actions: readonly ActionView[],
  { user, now }: ViewContext,
): LineActions {
  const last = actions.at(-1);
  const newReference = actions.find(
    ({ new_reference_order_id: reference }) => reference !== null,
  )?.new_reference_order_id;
  return {
    possibleActions: possibleActions(user, line, now),
    lastAction: last === undefined ? null : toActionRecord(last),
    frozenUntil: getRewardStatus(line, now) === 'FROZEN' ? (line.frozen_until?.toISOString() ?? null) : null,
    refunded: toMajor(line.refunded_minor, order.currency_code),
    reissueFee: toMajor(SETTINGS.rewardActions.reissueFeeMinor, order.currency_code),
    reissuedFrom: order.reissued_from === null ? null : linkOf(order.reissued_from),
    reissuedTo: newReference ? { referenceOrderId: newReference, lineNumber: 1 } : null,
  };
}

function linkOf(reference: string) {
  const { referenceOrderId, lineNumber } = parseReference(reference);
  return { referenceOrderId, lineNumber: lineNumber ?? 1 };
}

/** An action as it is answered and shown. */
export const toActionRecord = (action: ActionView): RewardActionRecord => ({
  action: oneOf(REWARD_ACTIONS, action.kind),
  state: oneOf(REWARD_ACTION_STATES, action.state),
  at: action.created_at.toISOString(),
  by: fullName(action.first_name, action.last_name),
  reason: oneOf(ACTION_REASONS, action.reason),
  otherReason: action.other_reason,
  refusal: action.refusal === null ? null : oneOf(ISSUER_REFUSALS, action.refusal),
});
