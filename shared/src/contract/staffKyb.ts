import { Type, type Static } from '@sinclair/typebox';
import { array, number, object, type InferType } from 'yup';
import { KYB_STATUSES } from '../domain/access/kybStatuses.ts';
import { KYB_DECISIONS, KYB_FILTERS, REWARDS_USAGES } from '../domain/access/kybReview.ts';
import { KYB_CHECK_RESULTS, KYB_CHECKS, KYB_FIELDS } from '../domain/access/reviewFacts.ts';
import { SETTINGS } from '../domain/settings.ts';
import { ReviewQuestion } from './businessReview.ts';
import { staffPlatformParams } from './staff.ts';
import { Instant, Nullable, OneOf, pageNumber, text, recordVersion } from './common.ts';

/** GET /api/staff/kyb. `status` QUEUE: the organisations that wait for a decision; INFORMATION: those that were asked for more. */
export const kybQuery = object({
  page: pageNumber,
  size: number()
    .oneOf([...SETTINGS.paging.ordersSizes])
    .default(SETTINGS.paging.orders),
  status: text()
    .oneOf([...KYB_FILTERS])
    .default('QUEUE'),
});
export type KybQuery = InferType<typeof kybQuery>;

/**
 * How long an organisation has waited for staff: since it submitted or answered, null when nothing waits for them.
 * `daysWaiting`: full days, weekends too. `expectedOn`: the day (YYYY-MM-DD) that the organisation was told.
 */
const waiting = {
  waitingSince: Nullable(Instant),
  daysWaiting: Nullable(Type.Integer()),
  expectedOn: Nullable(Type.String({ format: 'date' })),
  isLate: Type.Boolean(),
};

/** An organisation in the list of reviews; what was submitted last is null before anything was. */
export const KybApplication = Type.Object({
  platformClientId: Type.String(),
  name: Type.String(),
  kybStatus: OneOf(KYB_STATUSES),
  /** Staff asked for more information, and nothing was answered or submitted since. */
  awaitsInformation: Type.Boolean(),
  companyName: Nullable(Type.String()),
  country: Nullable(Type.String()),
  submittedAt: Nullable(Instant),
  /** The last question was answered, and nothing decided since. */
  hasAnswer: Type.Boolean(),
  ...waiting,
});
export type KybApplication = Static<typeof KybApplication>;

/** One page of reviews; who has waited longest comes first. */
export const KybApplications = Type.Array(KybApplication);

/** The facts that an organisation submitted about its business. */
const KybSubmission = Type.Object({
  submittedAt: Instant,
  submittedBy: Type.String(),
  submittedByEmail: Type.String(),
  rewardsUsage: Type.Array(OneOf(REWARDS_USAGES)),
  /** The organisation's words for OTHER. */
  rewardsUsageOther: Nullable(Type.String()),
  companyName: Type.String(),
  country: Type.String(),
  addressLine1: Type.String(),
  addressLine2: Nullable(Type.String()),
  city: Type.String(),
  state: Nullable(Type.String()),
  postalCode: Nullable(Type.String()),
  phoneNumber: Type.String(),
  /** The whole is revealed by POST .../tax-id; null when none was submitted. */
  taxIdLastFour: Nullable(Type.String()),
  /** The same with marks in place of the others, as older remotes show it. */
  taxId: Type.Optional(Nullable(Type.String())),
  webSite: Nullable(Type.String()),
  industry: Nullable(Type.String()),
  monthlyVolume: Nullable(Type.String()),
  firstSend: Nullable(Type.String()),
  /** Answers at sign-up; null for an organisation that did not sign up by itself. */
  signUp: Nullable(
    Type.Object({
      workEmail: Type.String(),
      companyName: Type.String(),
      isLargeSpender: Type.Boolean(),
      sendsForOthers: Type.Boolean(),
      useCase: Type.String(),
      useCaseDetail: Nullable(Type.String()),
    }),
  ),
});

/** Findings of a service about the submitted facts; `answeredAt` is null while it has not answered. People decide. */
const KybChecks = Type.Object({
  requestedAt: Instant,
  answeredAt: Nullable(Instant),
  results: Type.Array(
    Type.Object({ check: OneOf(KYB_CHECKS), result: OneOf(KYB_CHECK_RESULTS), detail: Type.String() }),
  ),
});

/** A question with who asked; its answer and files as the organisation sent them. */
const StaffReviewQuestion = Type.Composite([ReviewQuestion, Type.Object({ askedBy: Type.String() })]);

/** GET /api/staff/kyb/{platformClientId}. */
export const KybReview = Type.Object({
  platformClientId: Type.String(),
  name: Type.String(),
  kybStatus: OneOf(KYB_STATUSES),
  /** Staff asked for more information, and nothing was answered or submitted since. */
  awaitsInformation: Type.Boolean(),
  /** Grows with every change of the state. */
  version: Type.Integer(),
  submission: Nullable(KybSubmission),
  /** Null where no service checks, and before anything was submitted. */
  checks: Nullable(KybChecks),
  /** The latest first. */
  questions: Type.Array(StaffReviewQuestion),
  ...waiting,
  /** The latest first. */
  decisions: Type.Array(
    Type.Object({
      decision: OneOf(KYB_DECISIONS),
      reason: Type.String(),
      decidedAt: Instant,
      decidedBy: Type.String(),
    }),
  ),
});
export type KybReview = Static<typeof KybReview>;

/**
 * PUT /api/staff/kyb/{platformClientId}/decision. `version`: of the review as it was read; 409 for an older one, and once the
 * organisation answered since. MORE_INFORMATION: `reason` is the question, `fields` the facts that it names.
 */
export const kybDecisionBody = object({
  decision: text()
    .oneOf([...KYB_DECISIONS])
    .required(),
  reason: text().max(5_000).default(''),
  fields: array(
    text()
      .oneOf([...KYB_FIELDS])
      .required(),
  )
    .max(KYB_FIELDS.length)
    .default([]),
  version: recordVersion(),
});
export type KybDecisionBody = InferType<typeof kybDecisionBody>;

/** GET /api/staff/kyb/{platformClientId}/files/{fileId}: the file, as a download. */
export const staffReviewFileParams = staffPlatformParams.shape({ fileId: text().max(36).required() });

/** POST /api/staff/kyb/{platformClientId}/tax-id. */
export const RevealedTaxId = Type.Object({ taxId: Type.String() });
export type RevealedTaxId = Static<typeof RevealedTaxId>;
