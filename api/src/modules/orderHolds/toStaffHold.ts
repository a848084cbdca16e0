import type { StaffHold } from '@portal/shared/contract/staffHolds';
import { KYB_STATUSES } from '@portal/shared/domain/access/kybStatuses';
import { toMajor } from '@portal/shared/domain/money/money';
import { HOLD_DECISIONS } from '@portal/shared/domain/ordering/orderHold';
import { ORDER_STATES } from '@portal/shared/domain/ordering/orderState';
import { fullName } from '@portal/shared/domain/people/fullName';
import { oneOf } from '../../db/oneOf.ts';
import { toOrderHold } from '../orders/index.ts';
import type { ListedHold } from './holdReadModel.ts';

const PAYMENT_METHODS = ['ACCOUNT_BALANCE', 'CREDIT_CARD'] as const;

/** A hold as staff see it, as serialised for the API. */
export const toStaffHold = (row: ListedHold, now: Date): StaffHold => ({
  referenceOrderId: row.reference_order_id,
  platformClientId: row.platform_client_id,
  platformName: row.platform_name,
  kybStatus: oneOf(KYB_STATUSES, row.kyb_status),
  accountIdentifier: row.account_identifier,
  accountDisplayName: row.account_display_name,
  createdBy: fullName(row.first_name, row.last_name),
  createdByEmail: row.email,
  createdDate: row.created_at.toISOString(),
  state: oneOf(ORDER_STATES, row.state),
  amountCharged: toMajor(row.total_minor + row.credit_card_fee_minor, row.currency_code),
  currencyCode: row.currency_code,
  paymentMethod: oneOf(PAYMENT_METHODS, row.payment_method),
  totalLineItems: row.line_count,
  recipientSummary: row.recipient_summary,
  rewardNames: row.reward_names,
  hold: toOrderHold(row, now),
  version: row.version,
  decision: toDecision(row),
});

const toDecision = ({ decision, decision_reason, decided_at, decided_by }: ListedHold): StaffHold['decision'] =>
  decision === null || decided_at === null
    ? null
    : {
        decision: oneOf(HOLD_DECISIONS, decision),
        reason: decision_reason ?? '',
        decidedAt: decided_at.toISOString(),
        decidedBy: decided_by,
      };
