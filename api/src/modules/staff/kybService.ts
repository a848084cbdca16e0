import type { KybApplication, KybDecisionBody, KybQuery, KybReview } from '@portal/shared/contract/staffKyb';
import { checkKybReason, isDecidable, STATUS_AFTER, type KybDecision } from '@portal/shared/domain/access/kybReview';
import { writeAudit } from '../../audit/writeAudit.ts';
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
import { listAuditsOf, readLastActor } from '../../audit/auditReadModel.ts';
import { listHolders } from '../identity/index.ts';
import { findPlatformBy, lockPlatform, updatePlatform } from '../platforms/index.ts';
import { countReviews, DECIDED, findSubmission, listReviews } from './kybReadModel.ts';
import { settleSubmission } from './kybRepository.ts';
import { STAFF_FAILURES } from './staffErrors.ts';
import { toApplication, toReview } from './toKybReview.ts';

interface KybDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
}

type PlatformRow = NonNullable<Awaited<ReturnType<typeof findPlatformBy>>>;
type Submission = Awaited<ReturnType<typeof findSubmission>>;

const MAILS: Readonly<Record<KybDecision, NoticeTopic>> = {
  APPROVE: 'KYB_APPROVED_MAIL',
  REJECT: 'KYB_REJECTED_MAIL',
  MORE_INFORMATION: 'KYB_INFORMATION_MAIL',
};
/** Most managers who are told of a decision when nothing was submitted. */
const MAILED_MANAGERS = 20;
/** Most decisions that one organisation's page shows. */
const DECISIONS = 50;

/** The review of an organisation as the audit log names it. */
const reviewOf = ({ id, platform_client_id }: PlatformRow) => ({
  platformId: id,
  entityType: 'kybReview',
  entityId: platform_client_id,
});

/** Reviews of the business of organisations. Raises 404 for an organisation that does not exist. */
export function createKybService({ db, clock, enqueue, sendNotice }: KybDeps) {
  const read = async (executor: Executor, row: PlatformRow): Promise<KybReview> =>
    toReview(
      row,
      await findSubmission(executor, row.id),
      await listAuditsOf(executor, { ...reviewOf(row), action: DECIDED }, DECISIONS),
    );

  const mail = async (tx: Tx, row: PlatformRow, submission: Submission, { decision, reason }: KybDecisionBody) => {
    const readers =
      submission === undefined
        ? (await listHolders(tx, row.id, 'PLATFORM_MANAGE', MAILED_MANAGERS)).map(({ id }) => id)
        : [submission.submitted_by_user_id];
    const values = { organisation: row.name, support: row.support_email, ...(reason !== '' && { reason }) };
    for (const id of readers)
      await sendNotice(tx, { topic: MAILS[decision], user: { platformId: row.id, id }, values, at: clock.now() });
  };

  /** Changes the state, notes the decision, mails it in the readers' languages, and has the orders settled that waited for it. */
  const settle = async (tx: Tx, user: SessionUser, row: PlatformRow, body: KybDecisionBody): Promise<PlatformRow> => {
    const { decision, reason } = body;
    const at = clock.now();
    const status = STATUS_AFTER[decision];
    const changed = await updatePlatform(tx, row.id, { kyb_status: status, kyb_version: row.kyb_version + 1 });
    const submission = await findSubmission(tx, row.id);
    if (submission !== undefined)
      await settleSubmission(tx, row.id, submission.id, { decision, reason, at, by: user.email });
    await writeAudit(tx, {
      ...reviewOf(row),
      actorUserId: null,
      staffEmail: user.email,
      action: DECIDED,
      details: { decision, reason, from: row.kyb_status, to: status },
      at,
    });
    await mail(tx, row, submission, body);
    if (decision !== 'MORE_INFORMATION')
      await enqueue(tx, { queue: 'settle-held-orders', data: { platformId: String(row.id) } });
    return changed;
  };

  return {
    list: ({ status, ...page }: KybQuery): Promise<List<KybApplication>> =>
      readCappedPage(
        page,
        { count: (limit) => countReviews(db, status, limit), read: (window) => listReviews(db, status, window) },
        toApplication,
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
          if (!isDecidable(review)) throw new AppError(STAFF_FAILURES.notWaiting);
          return read(tx, await settle(tx, user, row, body));
        }
        const [last] = review.decisions;
        const isSame = last?.decision === body.decision && last.reason === body.reason && last.decidedBy === user.email;
        if (isSame && row.kyb_version === body.version + 1) return review;
        throw new AppError({ ...STAFF_FAILURES.changed, values: { name: await readLastActor(tx, row.id, DECIDED) } });
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

export type KybService = ReturnType<typeof createKybService>;
