import { checkKybReason, KYB_DECISIONS, type KybDecision } from '@portal/shared/domain/kybReview';
import { object, string } from 'yup';

export interface DecisionValues {
  readonly decision: KybDecision;
  readonly reason: string;
  /** Of the review that the form began with; a draft keeps it. */
  readonly version: number;
}

/** The form of a decision: anything but an approval needs a reason. */
export const decisionSchema = object({
  decision: string()
    .oneOf([...KYB_DECISIONS])
    .required(),
  reason: string()
    .defined()
    .when('decision', ([decision]: unknown[], schema) =>
      schema.test('rule', (text, context) => {
        const chosen = KYB_DECISIONS.find((one) => one === decision) ?? 'REJECT';
        const refusal = checkKybReason(chosen, text);
        return refusal === null || context.createError({ message: { ...refusal } });
      }),
    ),
});
