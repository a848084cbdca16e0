import type { BusinessReview, ReviewAnswerBody } from '@portal/shared/contract/businessReview';
import { checkReviewAnswer } from '@portal/shared/domain/access/reviewFacts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/isUuid.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import type { Clock } from '../../runtime/clock.ts';
import { lockPlatform, updatePlatform } from '../platforms/index.ts';
import { BUSINESS_REVIEW_FAILURES } from './businessReviewErrors.ts';
import { answerQuestion, listQuestionFiles, lockQuestion, type KybQuestionRow } from './questionRepository.ts';
import { readBusinessReview } from './readBusinessReview.ts';
import { auditReview } from './reviewAudit.ts';

interface AnswerDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Returns a question of the user's organisation, locked. Raises 404 for any other. */
export async function requireQuestion(tx: Tx, { platformId }: SessionUser, questionId: string) {
  const question = isUuid(questionId) ? await lockQuestion(tx, platformId, questionId) : undefined;
  if (question === undefined) throw new AppError(COMMON_FAILURES.notFound);
  return question;
}

/** Raises 409 for a question that was answered, or in whose place something else came. */
export function requireOpen({ closed_at }: KybQuestionRow): void {
  if (closed_at !== null) throw new AppError(BUSINESS_REVIEW_FAILURES.notAsked);
}

/** The organisation's view of its review, and the answers to what staff ask. */
export function createAnswerService({ db, clock }: AnswerDeps) {
  return {
    get: (user: SessionUser): Promise<BusinessReview> => readBusinessReview(db, user, clock.now()),

    /**
     * Answers the open question, with the files that were sent for it; the same answer again changes nothing. Raises 400 at the
     * text, 404 for a question of another organisation, 409 for one that is not open.
     */
    answer: (user: SessionUser, { questionId, text }: ReviewAnswerBody): Promise<BusinessReview> =>
      withTransaction(db, async (tx) => {
        const answer = text.trim();
        const at = clock.now();
        const platform = await lockPlatform(tx, user.platformClientId);
        if (platform === undefined) throw new AppError(COMMON_FAILURES.notFound);
        const question = await requireQuestion(tx, user, questionId);
        if (question.answer === answer && question.answered_by_user_id === user.id)
          return readBusinessReview(tx, user, at);
        requireOpen(question);
        const files = await listQuestionFiles(tx, question);
        const fields = fieldErrors('text', checkReviewAnswer(answer, files.length));
        if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
        await answerQuestion(tx, question, { answer, at, userId: user.id });
        await updatePlatform(tx, platform.id, { kyb_version: platform.kyb_version + 1 });
        await auditReview(tx, platform, {
          actorUserId: user.id,
          action: 'kyb.answered',
          details: { question: question.identifier, files: files.map(({ id }) => id) },
          at,
        });
        return readBusinessReview(tx, user, at);
      }),
  };
}

export type AnswerService = ReturnType<typeof createAnswerService>;
