import type { ReviewFile, ReviewQuestion } from '@portal/shared/contract/businessReview';
import { KYB_FIELDS, REVIEW_FILE_TYPES } from '@portal/shared/domain/access/reviewFacts';
import { fullName } from '@portal/shared/domain/people/fullName';
import { oneOf } from '../../db/oneOf.ts';
import type { QuestionRow, ReviewFileRow } from './questionReadModel.ts';

/** A file of an answer, as serialised for the API. */
export const toReviewFile = (row: ReviewFileRow): ReviewFile => ({
  fileId: row.id,
  name: row.name,
  contentType: oneOf(REVIEW_FILE_TYPES, row.content_type),
  sizeBytes: row.size_bytes,
  sentAt: row.sent_at.toISOString(),
  sentBy: fullName(row.first_name, row.last_name),
});

/** A question with its answer and files, as serialised for the API. */
export const toReviewQuestion = (row: QuestionRow, files: readonly ReviewFileRow[]): ReviewQuestion => ({
  questionId: row.identifier,
  text: row.question,
  fields: row.fields.map((field) => oneOf(KYB_FIELDS, field)),
  askedAt: row.asked_at.toISOString(),
  isOpen: row.closed_at === null,
  answer:
    row.answered_at === null
      ? null
      : {
          text: row.answer ?? '',
          answeredAt: row.answered_at.toISOString(),
          answeredBy: fullName(row.first_name ?? '', row.last_name ?? ''),
        },
  files: files.filter(({ question_id }) => question_id === row.id).map(toReviewFile),
});
