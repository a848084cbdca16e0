import type { BusinessReview } from '@portal/shared/contract/businessReview';
import { KYB_STATUSES, type KybStatus } from '@portal/shared/domain/access/kybStatuses';
import { describeWait } from '@portal/shared/domain/access/reviewFacts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { findPlatform, findStaffEmail } from '../platforms/index.ts';
import { canAnswer, isManager } from './answerRights.ts';
import { findChecks } from './checkRepository.ts';
import { findSubmission } from './kybReadModel.ts';
import { listQuestions, listReviewFiles } from './questionReadModel.ts';
import { findLastKybDecision } from './reviewAudit.ts';
import { toReviewQuestion } from './toReviewQuestion.ts';

const DECIDED: readonly KybStatus[] = ['APPROVED', 'REJECTED'];

/** Returns the review of the user's organisation as its users see it; what was asked and answered only for its managers. */
export async function readBusinessReview(executor: Executor, user: SessionUser, now: Date): Promise<BusinessReview> {
  const platform = await findPlatform(executor, user.platformId);
  const kybStatus = oneOf(KYB_STATUSES, platform.kyb_status);
  const submission = await findSubmission(executor, platform.id);
  const questions = await listQuestions(executor, platform.id);
  const decision = DECIDED.includes(kybStatus) ? await findLastKybDecision(executor, platform) : null;
  const checks = submission && (await findChecks(executor, { platformId: platform.id, submissionId: submission.id }));
  const files = isManager(user) ? await listReviewFiles(executor, platform.id) : [];
  const awaitsAnswer = questions.some(({ closed_at }) => closed_at === null);
  const submittedAt = submission?.submitted_at ?? null;
  const wait = describeWait(
    { kybStatus, submittedAt, answeredAt: questions[0]?.answered_at ?? null, isAsked: awaitsAnswer },
    now,
  );
  return {
    kybStatus,
    submittedAt: submittedAt?.toISOString() ?? null,
    checkedAt: checks?.answered_at?.toISOString() ?? null,
    decidedAt: decision?.at.toISOString() ?? null,
    expectedOn: wait?.expectedOn ?? null,
    isLate: wait?.isLate ?? false,
    reason: kybStatus === 'REJECTED' ? (decision?.reason ?? '') : null,
    supportEmail: await findStaffEmail(executor, platform),
    awaitsAnswer,
    canAnswer: canAnswer(user),
    questions: isManager(user) ? questions.map((row) => toReviewQuestion(row, files)) : [],
  };
}
