import type { KybApplication, KybReview } from '@portal/shared/contract/staffKyb';
import { KYB_STATUSES } from '@portal/shared/domain/access/kybStatuses';
import { fullName } from '@portal/shared/domain/people/fullName';
import {
  isAwaitingInformation,
  KYB_DECISIONS,
  REWARDS_USAGES,
  type KybProgress,
} from '@portal/shared/domain/access/kybReview';
import { oneOf } from '../../db/oneOf.ts';
import type { listAuditsOf } from '../../audit/auditReadModel.ts';
import type { findSubmission, listReviews } from './kybReadModel.ts';
import type { findPlatformBy } from '../platforms/index.ts';

/** A row of the list, as serialised for the API. */
export const toApplication = (row: Awaited<ReturnType<typeof listReviews>>[number]): KybApplication => ({
  platformClientId: row.platform_client_id,
  name: row.name,
  ...progressOf(row.kyb_status, row.last_decision),
  companyName: row.company_name,
  country: row.country,
  submittedAt: row.submitted_at?.toISOString() ?? null,
});

/** A review, as serialised for the API. */
export const toReview = (
  row: NonNullable<Awaited<ReturnType<typeof findPlatformBy>>>,
  submission: Awaited<ReturnType<typeof findSubmission>>,
  decisions: Awaited<ReturnType<typeof listAuditsOf>>,
): KybReview => ({
  platformClientId: row.platform_client_id,
  name: row.name,
  ...progressOf(row.kyb_status, lastDecision(submission, decisions)),
  version: row.kyb_version,
  submission: submission === undefined ? null : toSubmission(submission),
  decisions: decisions.map(({ details, created_at, staff_email }) => ({
    decision: oneOf(KYB_DECISIONS, textIn(details, 'decision')),
    reason: textIn(details, 'reason'),
    decidedAt: created_at.toISOString(),
    decidedBy: staff_email ?? '',
  })),
});

/** The last decision; null once something was submitted after it. */
function lastDecision(
  submission: Awaited<ReturnType<typeof findSubmission>>,
  [last]: Awaited<ReturnType<typeof listAuditsOf>>,
): string | null {
  if (last === undefined || (submission !== undefined && submission.submitted_at > last.created_at)) return null;
  return textIn(last.details, 'decision');
}

function progressOf(status: string, lastDecision: string | null): KybProgress {
  const kybStatus = oneOf(KYB_STATUSES, status);
  return { kybStatus, awaitsInformation: isAwaitingInformation(kybStatus, lastDecision) };
}

const toSubmission = (
  row: NonNullable<Awaited<ReturnType<typeof findSubmission>>>,
): NonNullable<KybReview['submission']> => ({
  submittedAt: row.submitted_at.toISOString(),
  submittedBy: fullName(row.first_name, row.last_name),
  submittedByEmail: row.email,
  rewardsUsage: row.rewards_usage.map((usage) => oneOf(REWARDS_USAGES, usage)),
  companyName: row.company_name,
  country: row.country,
  addressLine1: row.address_line1,
  addressLine2: row.address_line2,
  city: row.city,
  state: row.state,
  postalCode: row.postal_code,
  phoneNumber: row.phone_number,
  taxId: row.tax_id,
});

/** Returns a text of the details of an audit entry; empty when there is none. */
export function textIn(details: unknown, name: string): string {
  const entries: [string, unknown][] = typeof details === 'object' && details !== null ? Object.entries(details) : [];
  const value = entries.find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}
