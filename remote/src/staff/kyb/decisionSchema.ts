import type { KybDecisionBody } from '@portal/shared/contract/staffKyb';
import type { KybField } from '@portal/shared/domain/access/reviewFacts';
import { checkKybReason, KYB_DECISIONS, type KybDecision } from '@portal/shared/domain/access/kybReview';
import { object, string } from 'yup';

export interface DecisionValues {
  /** Empty until one is chosen. */
  readonly decision: KybDecision | '';
  readonly reason: string;
  /** The facts that a question is about. */
  readonly fields: readonly KybField[];
  /** Version of the review that the form began with; a draft keeps it. */
  readonly version: number;
}

const chosen = (value: unknown): KybDecision | undefined => KYB_DECISIONS.find((one) => one === value);

/** The form of a decision: one is chosen, and anything but an approval needs a reason. */
export const decisionSchema = object({
  decision: string().test(
    'rule',
    (value, context) =>
      chosen(value) !== undefined || context.createError({ message: { key: 'error.staff.decisionRequired' } }),
  ),
  reason: string()
    .defined()
    .when('decision', ([decision]: unknown[], schema) =>
      schema.test('rule', (text, context) => {
        const refusal = checkKybReason(chosen(decision) ?? 'APPROVE', text);
        return refusal === null || context.createError({ message: { ...refusal } });
      }),
    ),
});

/** The body of a valid form. */
export const toDecisionBody = ({ decision, reason, fields, version }: DecisionValues): KybDecisionBody => {
  if (decision === '') throw new TypeError('a form without a decision is not valid');
  return { decision, reason: reason.trim(), fields: decision === 'MORE_INFORMATION' ? [...fields] : [], version };
};
