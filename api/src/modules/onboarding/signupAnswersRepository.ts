import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { SignupAnswers } from '../../db/schema.generated.ts';

export type SignupAnswersRow = Selectable<SignupAnswers>;

/** Keeps the answers of a company at sign-up, for its review. */
export const insertSignupAnswers = (tx: Tx, answers: Insertable<SignupAnswers>) =>
  tx.insertInto('signup_answers').values(answers).execute();

/** Returns the answers of a company at sign-up; undefined for one that the operator added. */
export const findSignupAnswers = (executor: Executor, platformId: bigint): Promise<SignupAnswersRow | undefined> =>
  executor.selectFrom('signup_answers').selectAll().where('platform_id', '=', platformId).executeTakeFirst();
