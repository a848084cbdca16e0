import type { KybApplication, KybReview } from '@portal/shared/contract/staffKyb';
import { KYB_DECISIONS, KYB_QUEUE, REWARDS_USAGES } from '@portal/shared/domain/access/kybReview';
import { KYB_STATUSES } from '@portal/shared/domain/access/kybStatuses';
import { describeWait, type ReviewProgress } from '@portal/shared/domain/access/reviewFacts';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { listAuditsOf } from '../../audit/auditReadModel.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { findPlatformBy } from '../platforms/index.ts';
import { signUpSchema } from './BusinessFacts.ts';
import type { findChecks } from './checkRepository.ts';
import { checkResultsSchema } from './checkResults.ts';
import type { listReviews, SubmissionRow } from './kybReadModel.ts';
import type { QuestionRow, ReviewFileRow } from './questionReadModel.ts';
import { textIn } from './textIn.ts';
import { toReviewQuestion } from './toReviewQuestion.ts';

/** A row of the list, as serialised for the API. */
export function toApplication(row: Awaited<ReturnType<typeof listReviews>>[number], now: Date): KybApplication {
  const kybStatus = oneOf(KYB_STATUSES, row.kyb_status);
  const isAsked = row.asked_at !== null && row.closed_at === null;
  const { submitted_at: submittedAt, answered_at: answeredAt } = row;
  return {
    platformClientId: row.platform_client_id,
    name: row.name,
    kybStatus,
    awaitsInformation: isAsked,
    companyName: row.company_name,
    country: row.country,
    submittedAt: submittedAt?.toISOString() ?? null,
    hasAnswer: answeredAt !== null && KYB_QUEUE.includes(kybStatus),
    ...toWaiting({ kybStatus, submittedAt, answeredAt, isAsked }, now),
  };
}

/** All that a review is made of. */
export interface ReviewRows {
  readonly platform: NonNullable<Awaited<ReturnType<typeof findPlatformBy>>>;
  readonly submission: SubmissionRow | undefined;
  readonly checks: Awaited<ReturnType<typeof findChecks>>;
  readonly questions: readonly QuestionRow[];
  readonly files: readonly ReviewFileRow[];
  readonly decisions: Awaited<ReturnType<typeof listAuditsOf>>;
}

/** A review, as serialised for the API. */
export function toReview(rows: ReviewRows, now: Date): KybReview {
  const { platform, submission, checks, questions, files, decisions } = rows;
  const kybStatus = oneOf(KYB_STATUSES, platform.kyb_status);
  const isAsked = questions.some(({ closed_at }) => closed_at === null);
  const submittedAt = submission?.submitted_at ?? null;
  const answeredAt = questions[0]?.answered_at ?? null;
  return {
    platformClientId: platform.platform_client_id,
    name: platform.name,
    kybStatus,
    awaitsInformation: isAsked,
    version: platform.kyb_version,
    submission: submission === undefined ? null : toSubmission(submission),
    checks: checks === undefined ? null : toChecks(checks),
    questions: questions.map((row) => ({ ...toReviewQuestion(row, files), askedBy: row.asked_by })),
    ...toWaiting({ kybStatus, submittedAt, answeredAt, isAsked }, now),
    decisions: decisions.map(({ details, created_at, staff_email }) => ({
      decision: oneOf(KYB_DECISIONS, textIn(details, 'decision')),
      reason: textIn(details, 'reason'),
      decidedAt: created_at.toISOString(),
      decidedBy: staff_email ?? '',
    })),
  };
}

function toWaiting(progress: ReviewProgress, now: Date) {
  const wait = describeWait(progress, now);
  return {
    waitingSince: wait?.since.toISOString() ?? null,
    daysWaiting: wait?.days ?? null,
    expectedOn: wait?.expectedOn ?? null,
    isLate: wait?.isLate ?? false,
  };
}

const toChecks = ({
  requested_at,
  answered_at,
  results,
}: NonNullable<ReviewRows['checks']>): NonNullable<KybReview['checks']> => ({
  requestedAt: requested_at.toISOString(),
  answeredAt: answered_at?.toISOString() ?? null,
  results: results === null ? [] : checkResultsSchema.validateSync(results),
});

const toSubmission = (row: SubmissionRow): NonNullable<KybReview['submission']> => ({
  submittedAt: row.submitted_at.toISOString(),
  submittedBy: fullName(row.first_name, row.last_name),
  submittedByEmail: row.email,
  rewardsUsage: row.rewards_usage.map((usage) => oneOf(REWARDS_USAGES, usage)),
  rewardsUsageOther: row.rewards_usage_other,
  companyName: row.company_name,
  country: row.country,
  addressLine1: row.address_line1,
  addressLine2: row.address_line2,
  city: row.city,
  state: row.state,
  postalCode: row.postal_code,
  phoneNumber: row.phone_number,
  taxIdLastFour: row.tax_id_last_four,
  taxId: row.tax_id_last_four === null ? null : `••••${row.tax_id_last_four}`,
  webSite: row.web_site,
  industry: row.industry,
  monthlyVolume: row.monthly_volume,
  firstSend: row.first_send,
  signUp: row.sign_up === null ? null : signUpSchema.validateSync(row.sign_up),
});
