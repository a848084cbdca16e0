import type { BusinessReview, ReviewFile, ReviewQuestion } from '@portal/shared/contract/businessReview';

/** A review that was received and waits for its checks and the decision. */
export const buildBusinessReview = (overrides: Partial<BusinessReview> = {}): BusinessReview => ({
  kybStatus: 'UNDER_REVIEW',
  submittedAt: '2026-11-20T09:00:00Z',
  checkedAt: null,
  decidedAt: null,
  expectedOn: '2026-11-24',
  isLate: false,
  reason: null,
  supportEmail: 'support@demo.example',
  awaitsAnswer: false,
  canAnswer: true,
  questions: [],
  ...overrides,
});

/** An open question that names the tax id. */
export const buildReviewQuestion = (overrides: Partial<ReviewQuestion> = {}): ReviewQuestion => ({
  questionId: 'q-1',
  text: 'Please send a proof of your tax ID.',
  fields: ['TAX_ID'],
  askedAt: '2026-11-20T15:00:00Z',
  isOpen: true,
  answer: null,
  files: [],
  ...overrides,
});

/** A PDF that goes with an answer. */
export const buildReviewFile = (overrides: Partial<ReviewFile> = {}): ReviewFile => ({
  fileId: 'f-1',
  name: 'proof.pdf',
  contentType: 'application/pdf',
  sizeBytes: 412_000,
  sentAt: '2026-11-20T16:00:00Z',
  sentBy: 'Ada Byron',
  ...overrides,
});
