import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReviewFile, ReviewFileQuery } from '@portal/shared/contract/businessReview';
import { findReviewFileType } from '@portal/shared/domain/access/reviewFacts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/isUuid.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { FileStore } from '../../providers/files/FileStore.ts';
import type { Clock } from '../../runtime/clock.ts';
import { requireOpen, requireQuestion } from './answerService.ts';
import { BUSINESS_REVIEW_FAILURES } from './businessReviewErrors.ts';
import { findReviewFile } from './questionReadModel.ts';
import { deleteReviewFile, insertReviewFile, listQuestionFiles, lockQuestionOfFile } from './questionRepository.ts';
import { auditReview } from './reviewAudit.ts';
import { toReviewFile } from './toReviewQuestion.ts';

interface ReviewFileDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: FileStore;
}

interface SentFile {
  readonly id: string;
  readonly questionId: string;
  readonly name: string;
  readonly content_type: string;
  readonly size_bytes: number;
  readonly sha256: string;
}

const { files: FILES_MAX, fileBytes } = SETTINGS.businessReview;

/** Files that go with an answer. */
export function createReviewFileService({ db, clock, store }: ReviewFileDeps) {
  /** Keeps the row of a file, or finds the one of the same file. Returns the id of the file that is kept. */
  const keep = (user: SessionUser, { questionId, ...file }: SentFile): Promise<string> =>
    withTransaction(db, async (tx) => {
      const { question, same } = await requireRoom(tx, user, { questionId, ...file });
      if (same !== undefined) return same.id;
      const at = clock.now();
      await insertReviewFile(tx, {
        ...file,
        platform_id: user.platformId,
        question_id: question.id,
        sent_at: at,
        sent_by_user_id: user.id,
      });
      const { id, content_type: contentType, size_bytes: bytes } = file;
      await audit(tx, user, { action: 'kyb.fileSent', details: { file: id, contentType, bytes }, at });
      return id;
    });

  return {
    /**
     * Keeps a file for the open question; one that is there is not kept twice. Raises 404 and 409 for the question, 409 for
     * one file too many, 422 for a file that is too large, or that by its content is no PDF, PNG or JPEG.
     */
    add: async (
      user: SessionUser,
      { questionId, fileName }: ReviewFileQuery,
      bytes: Uint8Array,
    ): Promise<ReviewFile> => {
      if (bytes.length > fileBytes) throw new AppError(BUSINESS_REVIEW_FAILURES.fileTooLarge);
      const contentType = findReviewFileType(bytes);
      if (contentType === null) throw new AppError(BUSINESS_REVIEW_FAILURES.fileType);
      const sent: SentFile = {
        id: randomUUID(),
        questionId,
        name: Array.from(fileName).slice(0, FILE_LIMITS.nameLength).join(''),
        content_type: contentType,
        size_bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      };
      await withTransaction(db, (tx) => requireRoom(tx, user, sent));
      const key = { platformId: user.platformId, id: sent.id };
      await store.put(key, Readable.from([bytes]));
      const fileId = await keep(user, sent).catch(async (error: unknown) => {
        await store.delete(key);
        throw error;
      });
      if (fileId !== sent.id) await store.delete(key);
      const file = await findReviewFile(db, user.platformId, fileId);
      if (file === undefined) throw new AppError(COMMON_FAILURES.notFound);
      return toReviewFile(file);
    },

    /** Takes back a file of the open question. Raises 404 for another, 409 once the question is closed. */
    remove: async (user: SessionUser, fileId: string): Promise<void> => {
      await withTransaction(db, async (tx) => {
        const question = isUuid(fileId) ? await lockQuestionOfFile(tx, user.platformId, fileId) : undefined;
        if (question === undefined) throw new AppError(COMMON_FAILURES.notFound);
        requireOpen(question);
        await deleteReviewFile(tx, user.platformId, fileId);
        await audit(tx, user, { action: 'kyb.fileRemoved', details: { file: fileId }, at: clock.now() });
      });
      await store.delete({ platformId: user.platformId, id: fileId });
    },
  };
}

export type ReviewFileService = ReturnType<typeof createReviewFileService>;

/** Returns the open question, and its file of the same name and content. Raises 404, and 409 when there is no room for one more. */
async function requireRoom(tx: Tx, user: SessionUser, { questionId, name, sha256 }: SentFile) {
  const question = await requireQuestion(tx, user, questionId);
  requireOpen(question);
  const files = await listQuestionFiles(tx, question);
  const same = files.find((file) => file.sha256 === sha256 && file.name === name);
  if (same === undefined && files.length >= FILES_MAX) throw new AppError(BUSINESS_REVIEW_FAILURES.tooManyFiles);
  return { question, same };
}

const audit = (
  tx: Tx,
  { id, platformId, platformClientId }: SessionUser,
  act: Pick<Parameters<typeof auditReview>[2], 'action' | 'details' | 'at'>,
): Promise<void> =>
  auditReview(tx, { id: platformId, platform_client_id: platformClientId }, { ...act, actorUserId: id });
