import type { KybApplication, KybDecisionBody, KybQuery, KybReview } from '@portal/shared/contract/staffKyb';
import { checkKybReason, isDecidable, STATUS_AFTER, type KybDecision } from '@portal/shared/domain/access/kybReview';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { SendNotice } from '../outbox/index.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import { readCappedPage } from '../../lists/readCappedPage.ts';
import type { List } from '../../lists/sendList.ts';
import type { NoticeTopic } from '../../texts/languages/DeliveryTexts.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { queueHeldDeposits } from '../deposits/index.ts';
import { listHolders } from '../identity/index.ts';
import { findPlatformBy, findStaffEmail, lockPlatform, updatePlatform } from '../platforms/index.ts';
import { findChecks } from './checkRepository.ts';
import { countReviews, findSubmission, listReviews, type SubmissionRow } from './kybReadModel.ts';
import { settleSubmission } from './kybRepository.ts';
import { listQuestions, listReviewFiles } from './questionReadModel.ts';
import { closeQuestion, insertQuestion } from './questionRepository.ts';
import { auditReview, DECIDED, listDecisions } from './reviewAudit.ts';
import { KYB_FAILURES } from './kybErrors.ts';
import { toApplication, toReview } from './toKybReview.ts';

interface KybDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
}

type PlatformRow = NonNullable<Awaited<ReturnType<typeof findPlatformBy>>>;

const MAILS: Readonly<Record<KybDecision, NoticeTopic>> = {
  APPROVE: 'KYB_APPROVED_MAIL',
  REJECT: 'KYB_REJECTED_MAIL',
  MORE_INFORMATION: 'KYB_INFORMATION_MAIL',
};
/** Most managers who are told of a decision when nothing was submitted. */
const MAILED_MANAGERS = 20;
/** Most decisions that one organisation's page shows. */
const DECISIONS = 50;

/** Reviews of the business of organisations. Raises 404 for an organisation that does not exist. */
export function createKybService({ db, clock, enqueue, sendNotice }: KybDeps) {
  const read = async (executor: Executor, platform: PlatformRow): Promise<KybReview> => {
    const { id: platformId } = platform;
    const submission = await findSubmission(executor, platformId);
    const rows = {
      platform,
      submission,
      checks: submission && (await findChecks(executor, { platformId, submissionId: submission.id })),
      questions: await listQuestions(executor, platformId),
      files: await listReviewFiles(executor, platformId),
      decisions: await listDecisions(executor, platform, DECISIONS),
    };
    return toReview(rows, clock.now());
  };

  const mail = async (
    tx: Tx,
    row: PlatformRow,
    submission: SubmissionRow | undefined,
    { decision, reason }: KybDecisionBody,
  ) => {
    const readers =
      submission === undefined
        ? (await listHolders(tx, row.id, 'PLATFORM_MANAGE', MAILED_MANAGERS)).map(({ id }) => id)
        : [submission.submitted_by_user_id];
    const values = { organisation: row.name, support: await findStaffEmail(tx, row), ...(reason !== '' && { reason }) };
    for (const id of readers)
      await sendNotice(tx, { topic: MAILS[decision], user: { platformId: row.id, id }, values, at: clock.now() });
  };

  /** Closes the open question; one that is asked takes its place. */
  const ask = async (tx: Tx, user: SessionUser, { id }: PlatformRow, body: KybDecisionBody, at: Date) => {
    const { decision, reason, fields } = body;
    await closeQuestion(tx, id, at);
    if (decision !== 'MORE_INFORMATION') return;
    const question = { question: reason, fields: [...new Set(fields)], asked_at: at, asked_by: user.email };
    await insertQuestion(tx, { platform_id: id, ...question });
  };

  /** Changes the state, notes the decision, mails it in the readers' languages, and has settled what waited for it. */
  const settle = async (tx: Tx, user: SessionUser, row: PlatformRow, body: KybDecisionBody): Promise<PlatformRow> => {
    const { decision, reason, fields } = body;
    const at = clock.now();
    const status = STATUS_AFTER[decision];
    const changed = await updatePlatform(tx, row.id, { kyb_status: status, kyb_version: row.kyb_version + 1 });
    const submission = await findSubmission(tx, row.id);
    if (submission !== undefined)
      await settleSubmission(tx, row.id, submission.id, { decision, reason, at, by: user.email });
    await ask(tx, user, row, body, at);
    await auditReview(tx, row, {
      actorUserId: null,
      staffEmail: user.email,
      action: DECIDED,
      details: { decision, reason, from: row.kyb_status, to: status, ...(fields.length > 0 && { fields }) },
      at,
    });
    await mail(tx, row, submission, body);
    if (decision !== 'MORE_INFORMATION') {
      await enqueue(tx, { queue: 'settle-held-orders', data: { platformId: String(row.id) } });
      await queueHeldDeposits(tx, row.id, enqueue);
    }
    return changed;
  };

  return {
    list: ({ status, ...page }: KybQuery): Promise<List<KybApplication>> =>
      readCappedPage(
        page,
        { count: (limit) => countReviews(db, status, limit), read: (window) => listReviews(db, status, window) },
        (row) => toApplication(row, clock.now()),
      ),

    get: async (platformClientId: string): Promise<KybReview> =>
      read(db, found(await findPlatformBy(db, platformClientId))),

    /**
     * Raises 400 at the reason, 409 that names who decided after the review was read, and 409 when nothing waits for a
     * decision; the same decision again is none.
     */
    decide: (user: SessionUser, platformClientId: string, given: KybDecisionBody): Promise<KybReview> =>
      withTransaction(db, async (tx) => {
        const body = { ...given, reason: given.reason.trim() };
        const row = found(await lockPlatform(tx, platformClientId));
        requireReason(body);
        const review = await read(tx, row);
        if (row.kyb_version === body.version) {
          if (!isDecidable(review)) throw new AppError(KYB_FAILURES.notWaiting);
          return read(tx, await settle(tx, user, row, body));
        }
        const [last] = review.decisions;
        const isSame = last?.decision === body.decision && last.reason === body.reason && last.decidedBy === user.email;
        if (isSame && row.kyb_version === body.version + 1) return review;
        throw new AppError({ ...KYB_FAILURES.changed, values: { name: readLastActor(review) } });
      }),
  };
}

function found(row: PlatformRow | undefined): PlatformRow {
  if (row === undefined || row.is_staff) throw new AppError(COMMON_FAILURES.notFound);
  return row;
}

function requireReason({ decision, reason }: KybDecisionBody): void {
  const fields = fieldErrors('reason', checkKybReason(decision, reason));
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
}

/** Returns the name of who did something to a review last: who answered, or who decided. */
function readLastActor({ questions, decisions }: KybReview): string {
  const [answer] = questions.flatMap((question) => question.answer ?? []);
  const [decision] = decisions;
  if (answer !== undefined && (decision === undefined || answer.answeredAt > decision.decidedAt))
    return answer.answeredBy;
  return decision?.decidedBy ?? '';
}

export type KybService = ReturnType<typeof createKybService>;
