import type { SignupBody } from '@portal/shared/contract/signups';
import type { Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { SignupAnswers } from '../../db/schema.generated.ts';

export type SignupAnswersRow = Selectable<SignupAnswers>;

type Answers = Omit<SignupBody, 'captcha' | 'terms' | 'langKey' | 'firstName' | 'lastName'> & {
  /** ISO 8601. */
  readonly at: string;
};

/** Keeps what a company said at sign-up, for its review. */
export const insertSignupAnswers = (tx: Tx, platformId: bigint, answers: Answers) =>
  tx
    .insertInto('signup_answers')
    .values({
      platform_id: platformId,
      email: answers.email,
      company_name: answers.companyName,
      country: answers.country,
      address_line1: answers.addressLine1,
      address_line2: answers.addressLine2,
      city: answers.city,
      state: answers.state,
      postal_code: answers.postalCode,
      annual_spend_over_100k: answers.annualSpendOver100k,
      distributes_on_behalf: answers.distributesOnBehalf,
      use_case: answers.useCase,
      use_case_detail: answers.useCase === 'OTHER' ? answers.useCaseDetail : '',
      signed_up_at: new Date(answers.at),
    })
    .execute();

/** Returns what a company said at sign-up; undefined for one that the operator added. */
export const findSignupAnswers = (executor: Executor, platformId: bigint): Promise<SignupAnswersRow | undefined> =>
  executor.selectFrom('signup_answers').selectAll().where('platform_id', '=', platformId).executeTakeFirst();
