import type { OrderHold } from '@portal/shared/contract/orders';
import { expectHoldEnd, HOLD_REASONS } from '@portal/shared/domain/ordering/orderHold';
import { oneOf } from '../../../db/oneOf.ts';
import type { HoldRow } from './orderHoldRepository.ts';

/** A hold, as serialised for the API. */
export function toOrderHold({ reason, held_at: heldSince }: Pick<HoldRow, 'reason' | 'held_at'>, now: Date): OrderHold {
  const known = oneOf(HOLD_REASONS, reason);
  return {
    reason: known,
    heldSince: heldSince.toISOString(),
    ...expectHoldEnd({ reason: known, heldSince }, now),
  };
}
