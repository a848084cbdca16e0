import { expectReviewEnd } from '@portal/shared/domain/access/reviewFacts';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { Clock } from '../../runtime/clock.ts';
import { formatDay } from '../../texts/formatMoney.ts';
import { findUser } from '../identity/index.ts';
import type { SendNotice } from '../outbox/index.ts';
import { findPlatform, findStaffEmail, lockPlatform, updatePlatform } from '../platforms/index.ts';
import type { BusinessFacts } from './BusinessFacts.ts';
import { BUSINESS_REVIEW_FAILURES } from './businessReviewErrors.ts';
import { insertChecks } from './checkRepository.ts';
import { insertSubmission } from './kybRepository.ts';
import { auditReview } from './reviewAudit.ts';
import { sealTaxId } from './taxIds.ts';

export interface SubmitDeps {
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
  readonly credentialKey: Buffer;
  /** A service checks what was submitted. */
  readonly hasChecks: boolean;
}

interface Submission {
  readonly platformId: bigint;
  /** The user who submits, a manager of the organisation. */
  readonly userId: bigint;
  readonly facts: BusinessFacts;
}

/**
 * Submits the facts about a business, within the caller's transaction: keeps them, opens the review, asks for checks and sends the
 * mail that says so. Raises 409 for an organisation that has submitted.
 */
export type SubmitFacts = (tx: Tx, submission: Submission) => Promise<void>;

export const createSubmitFacts =
  ({ clock, enqueue, sendNotice, credentialKey, hasChecks }: SubmitDeps): SubmitFacts =>
  async (tx, { platformId, userId, facts }) => {
    const { platform_client_id } = await findPlatform(tx, platformId);
    const platform = await lockPlatform(tx, platform_client_id);
    if (platform === undefined) throw new AppError(COMMON_FAILURES.notFound);
    if (platform.kyb_status !== 'NOT_SUBMITTED') throw new AppError(BUSINESS_REVIEW_FAILURES.submitted);
    const at = clock.now();
    const { id } = await insertSubmission(tx, {
      platform_id: platformId,
      submitted_by_user_id: userId,
      submitted_at: at,
      ...toColumns(facts),
      ...sealTaxId(credentialKey, facts.taxId),
    });
    await updatePlatform(tx, platformId, { kyb_status: 'UNDER_REVIEW', kyb_version: platform.kyb_version + 1 });
    await auditReview(tx, platform, {
      actorUserId: userId,
      action: 'kyb.submitted',
      details: { from: platform.kyb_status, to: 'UNDER_REVIEW' },
      at,
    });
    if (hasChecks) {
      await insertChecks(tx, { platformId, submissionId: id }, at);
      await enqueue(tx, {
        queue: 'check-business',
        data: { platformId: String(platformId), submissionId: String(id) },
      });
    }
    const { lang_key } = await findUser(tx, { platformId, id: userId });
    const day = formatDay(new Date(expectReviewEnd(at)), languageOf(lang_key));
    const values = { organisation: platform.name, support: await findStaffEmail(tx, platform), day };
    await sendNotice(tx, { topic: 'KYB_RECEIVED_MAIL', user: { platformId, id: userId }, values, at });
  };

const toColumns = (facts: BusinessFacts) => ({
  rewards_usage: [...facts.rewardsUsage],
  rewards_usage_other: facts.rewardsUsageOther,
  company_name: facts.companyName,
  country: facts.country,
  address_line1: facts.addressLine1,
  address_line2: facts.addressLine2,
  city: facts.city,
  state: facts.state,
  postal_code: facts.postalCode,
  phone_number: facts.phoneNumber,
  web_site: facts.webSite,
  industry: facts.industry,
  monthly_volume: facts.monthlyVolume,
  first_send: facts.firstSend,
  sign_up: facts.signUp === null ? null : JSON.stringify(facts.signUp),
});
