import type { IncentiveCompletion } from '@portal/shared/contract/incentives';
import { COMPLETION_STATUSES } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { isRetryable } from '@portal/shared/domain/research/completionRules';
import { oneOf } from '../../../db/oneOf.ts';
import type { CompletionRow } from './completionReadModel.ts';

/** A response of the history. */
export function toIncentiveCompletion(row: CompletionRow): IncentiveCompletion {
  const status = oneOf(COMPLETION_STATUSES, row.status);
  return {
    completionId: String(row.id),
    responseId: row.response_id,
    recipientEmail: row.recipient_email,
    recipientName: fullName(row.first_name, row.last_name),
    date: row.created_at.toISOString(),
    status,
    reasonKey: row.reason_key,
    referenceOrderId: row.reference_order_id,
    tries: row.tries,
    nextTryDate: row.next_try_at?.toISOString() ?? null,
    canRetry: isRetryable(status),
  };
}
