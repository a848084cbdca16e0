import type { ReviewAnswerBody } from '@portal/shared/contract/businessReview';
import { checkReviewAnswer } from '@portal/shared/domain/access/reviewFacts';
import { object, string } from 'yup';

export interface AnswerValues {
  readonly text: string;
}

/** The answer to a question about the business: a text, one of the context's `files` that are attached, or both. */
export const answerSchema = object({
  text: string()
    .defined()
    .when('$files', ([files]: unknown[], schema) =>
      schema.test('rule', (text, context) => {
        const refusal = checkReviewAnswer(text, Number(files));
        return refusal === null || context.createError({ message: { ...refusal } });
      }),
    ),
});

/** Returns the body of a valid answer. */
export const toAnswerBody = (questionId: string, { text }: AnswerValues): ReviewAnswerBody => ({
  questionId,
  text: text.trim(),
});

/** The draft of the answer to a question, which this browser keeps. */
export const answerDraftKey = (questionId: string): string => `businessReview.answer.${questionId}`;
