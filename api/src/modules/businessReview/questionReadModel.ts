import type { Executor } from '../../db/client.ts';

/** Most questions that a page shows. */
const QUESTIONS = 50;

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];
export type ReviewFileRow = Awaited<ReturnType<typeof listReviewFiles>>[number];

/** Returns the questions of staff to an organisation with its answers, the latest first. */
export const listQuestions = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('kyb_questions')
    .leftJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'kyb_questions.platform_id')
        .onRef('users.id', '=', 'kyb_questions.answered_by_user_id'),
    )
    .selectAll('kyb_questions')
    .select(['users.first_name', 'users.last_name'])
    .where('kyb_questions.platform_id', '=', platformId)
    .orderBy('kyb_questions.id', 'desc')
    .limit(QUESTIONS)
    .execute();

const files = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('kyb_files')
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'kyb_files.platform_id').onRef('users.id', '=', 'kyb_files.sent_by_user_id'),
    )
    .selectAll('kyb_files')
    .select(['users.first_name', 'users.last_name'])
    .where('kyb_files.platform_id', '=', platformId);

/** Returns the files of an organisation in the order in which they came. */
export const listReviewFiles = (executor: Executor, platformId: bigint) =>
  files(executor, platformId).orderBy('kyb_files.sent_at').orderBy('kyb_files.id').execute();

/** Returns a file of an organisation. */
export const findReviewFile = (executor: Executor, platformId: bigint, id: string) =>
  files(executor, platformId).where('kyb_files.id', '=', id).executeTakeFirst();
