import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { KybFiles, KybQuestions } from '../../db/schema.generated.ts';

export type KybQuestionRow = Selectable<KybQuestions>;

type NewQuestion = Pick<Insertable<KybQuestions>, 'platform_id' | 'question' | 'fields' | 'asked_at' | 'asked_by'>;

export const insertQuestion = (tx: Tx, row: NewQuestion) => tx.insertInto('kyb_questions').values(row).execute();

/** Closes the question that is open, if one is: a decision or another question takes its place. */
export const closeQuestion = (tx: Tx, platformId: bigint, at: Date) =>
  tx
    .updateTable('kyb_questions')
    .set({ closed_at: at })
    .where('platform_id', '=', platformId)
    .where('closed_at', 'is', null)
    .execute();

/** Returns a question; others that change it or its files wait for the end of the transaction. */
export const lockQuestion = (tx: Tx, platformId: bigint, identifier: string): Promise<KybQuestionRow | undefined> =>
  tx
    .selectFrom('kyb_questions')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('identifier', '=', identifier)
    .forUpdate()
    .executeTakeFirst();

export const answerQuestion = (
  tx: Tx,
  { platform_id, id }: KybQuestionRow,
  { answer, at, userId }: { readonly answer: string; readonly at: Date; readonly userId: bigint },
) =>
  tx
    .updateTable('kyb_questions')
    .set({ answer, answered_at: at, answered_by_user_id: userId, closed_at: at })
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .execute();

/** Returns the files that were sent for a question. */
export const listQuestionFiles = (executor: Executor, { platform_id, id }: KybQuestionRow) =>
  executor
    .selectFrom('kyb_files')
    .select(['id', 'name', 'sha256'])
    .where('platform_id', '=', platform_id)
    .where('question_id', '=', id)
    .execute();

export const insertReviewFile = (tx: Tx, row: Insertable<KybFiles>) => tx.insertInto('kyb_files').values(row).execute();

export const deleteReviewFile = (tx: Tx, platformId: bigint, id: string) =>
  tx.deleteFrom('kyb_files').where('platform_id', '=', platformId).where('id', '=', id).execute();

/** Returns the question that a file was sent for; others that change it wait for the end of the transaction. */
export const lockQuestionOfFile = (tx: Tx, platformId: bigint, fileId: string): Promise<KybQuestionRow | undefined> =>
  tx
    .selectFrom('kyb_questions')
    .innerJoin('kyb_files', (join) =>
      join
        .onRef('kyb_files.platform_id', '=', 'kyb_questions.platform_id')
        .onRef('kyb_files.question_id', '=', 'kyb_questions.id'),
    )
    .selectAll('kyb_questions')
    .where('kyb_questions.platform_id', '=', platformId)
    .where('kyb_files.platform_id', '=', platformId)
    .where('kyb_files.id', '=', fileId)
    .forUpdate('kyb_questions')
    .executeTakeFirst();
