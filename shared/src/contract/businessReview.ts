import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { KYB_STATUSES } from '../domain/access/kybStatuses.ts';
import { KYB_FIELDS, REVIEW_FILE_TYPES } from '../domain/access/reviewFacts.ts';
import { SETTINGS } from '../domain/settings.ts';
import { fileNameText, Instant, Nullable, OneOf, text } from './common.ts';

/** A file that goes with an answer. */
export const ReviewFile = Type.Object({
  fileId: Type.String(),
  name: Type.String(),
  contentType: OneOf(REVIEW_FILE_TYPES),
  sizeBytes: Type.Integer(),
  sentAt: Instant,
  /** Name of the user who sent it. */
  sentBy: Type.String(),
});
export type ReviewFile = Static<typeof ReviewFile>;

/** The answer of an organisation to a question of staff. */
export const ReviewAnswer = Type.Object({
  /** Empty when files alone were sent. */
  text: Type.String(),
  answeredAt: Instant,
  answeredBy: Type.String(),
});

/**
 * A question of staff with the facts that it names. While it is open, `files` wait for the answer; one that is closed without an
 * answer was overtaken by a decision or by another question.
 */
export const ReviewQuestion = Type.Object({
  questionId: Type.String(),
  text: Type.String(),
  fields: Type.Array(OneOf(KYB_FIELDS)),
  askedAt: Instant,
  isOpen: Type.Boolean(),
  answer: Nullable(ReviewAnswer),
  files: Type.Array(ReviewFile),
});
export type ReviewQuestion = Static<typeof ReviewQuestion>;

/**
 * GET /api/onboarding/review: the organisation's own view of the review of its business, for all its users.
 * `checkedAt`: when the automatic checks ended, null before and where there are none.
 * `expectedOn`: the day (YYYY-MM-DD) by which staff usually decide, while they have to. `reason`: of a rejection.
 */
export const BusinessReview = Type.Object({
  kybStatus: OneOf(KYB_STATUSES),
  submittedAt: Nullable(Instant),
  checkedAt: Nullable(Instant),
  decidedAt: Nullable(Instant),
  expectedOn: Nullable(Type.String({ format: 'date' })),
  isLate: Type.Boolean(),
  reason: Nullable(Type.String()),
  supportEmail: Type.String(),
  /** Staff wait for an answer, whoever may give it. */
  awaitsAnswer: Type.Boolean(),
  /** True for a user who may answer: PLATFORM_MANAGE, and no emulating staff. */
  canAnswer: Type.Boolean(),
  /** The latest first; empty for users without PLATFORM_MANAGE. At most the first is open. */
  questions: Type.Array(ReviewQuestion),
});
export type BusinessReview = Static<typeof BusinessReview>;

/** POST /api/onboarding/answers: closes the open question, with the files that were sent for it. 409 for one that is not open. */
export const reviewAnswerBody = object({
  questionId: text().max(36).required(),
  text: text()
    .max(2 * SETTINGS.businessReview.answerLength)
    .default(''),
});
export type ReviewAnswerBody = InferType<typeof reviewAnswerBody>;

/**
 * POST /api/onboarding/files: the body is the file, PDF, PNG or JPEG by its content, answered with 201 and a `ReviewFile`. The
 * same name and content for the same question is one file.
 */
export const reviewFileQuery = object({
  questionId: text().max(36).required(),
  fileName: fileNameText().max(1_000).required('error.upload.fileName'),
});
export type ReviewFileQuery = InferType<typeof reviewFileQuery>;

/** DELETE /api/onboarding/files/{fileId}: takes a file back, before the answer. */
export const reviewFileParams = object({ fileId: text().max(36).required() });
export type ReviewFileParams = InferType<typeof reviewFileParams>;
