import type { ResearchCompletion } from '@portal/shared/contract/researchCompletions';
import { COMPLETION_STATUSES, type CompletionStatus } from '@portal/shared/domain/enumerations';
import { oneOf } from '../../../db/oneOf.ts';
import type { CompletionRow } from '../history/completionReadModel.ts';

/** Returns a completion as the survey tool reads it. */
export function toResearchCompletion(incentiveId: string, completion: CompletionRow): ResearchCompletion {
  const status = oneOf(COMPLETION_STATUSES, completion.status);
  return {
    incentiveId,
    responseId: completion.response_id,
    status,
    message: toMessage(status),
    referenceOrderID: completion.reference_order_id,
    createdAt: completion.created_at.toISOString(),
  };
}

/** `QUANTITY_EXCEEDED` reads "Quantity exceeded". */
function toMessage(status: CompletionStatus): string {
  const words = status.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
