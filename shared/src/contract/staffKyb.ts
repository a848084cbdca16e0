import { Type, type Static } from '@sinclair/typebox';
import { number, object, type InferType } from 'yup';
import { KYB_STATUSES } from '../domain/access/kybStatuses.ts';
import { KYB_DECISIONS, KYB_FILTERS, REWARDS_USAGES } from '../domain/access/kybReview.ts';
import { SETTINGS } from '../domain/settings.ts';
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

/** An organisation in the list of reviews; what was submitted last is null before anything was. */
export const KybApplication = Type.Object({
  platformClientId: Type.String(),
  name: Type.String(),
  kybStatus: OneOf(KYB_STATUSES),
  /** Staff asked for more information, which has not come as a new submission. */
  awaitsInformation: Type.Boolean(),
  companyName: Nullable(Type.String()),
  country: Nullable(Type.String()),
  submittedAt: Nullable(Instant),
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
  companyName: Type.String(),
  country: Type.String(),
  addressLine1: Type.String(),
  addressLine2: Nullable(Type.String()),
  city: Type.String(),
  state: Nullable(Type.String()),
  postalCode: Nullable(Type.String()),
  phoneNumber: Type.String(),
  taxId: Nullable(Type.String()),
});

/** GET /api/staff/kyb/{platformClientId}. */
export const KybReview = Type.Object({
  platformClientId: Type.String(),
  name: Type.String(),
  kybStatus: OneOf(KYB_STATUSES),
  /** Staff asked for more information, which has not come as a new submission. */
  awaitsInformation: Type.Boolean(),
  /** Grows with every change of the state. */
  version: Type.Integer(),
  submission: Nullable(KybSubmission),
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

/** PUT /api/staff/kyb/{platformClientId}/decision. `version`: of the review as it was read; 409 for an older one. */
export const kybDecisionBody = object({
  decision: text()
    .oneOf([...KYB_DECISIONS])
    .required(),
  reason: text().max(5_000).default(''),
  version: recordVersion(),
});
export type KybDecisionBody = InferType<typeof kybDecisionBody>;
