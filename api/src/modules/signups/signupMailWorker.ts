import { languageOf } from '@portal/shared/domain/people/languages';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { hashToken } from '../../crypto/tokens.ts';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { JobData, JobOutcome, Worker } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import type { Mailer, OutgoingMail } from '../../providers/email/Mailer.ts';
import { countHit, uncountHit } from '../../rate-limits/rateLimits.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findUserKey } from '../identity/index.ts';
import { toNoticeMail, type NoticeSettings, type SendNotice } from '../outbox/index.ts';
import { findSignup, type SignupRow } from './signupRepository.ts';
import { openRequest, type SignupRequest } from './signupRequest.ts';

export interface SignupMailDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: NoticeSettings;
  readonly mailer: Mailer;
  readonly sendNotice: SendNotice;
}

type MailJob = JobData<'send-signup-mail'>;

const { mailsOfAddress, windowMs } = SERVER_SETTINGS.signups;

/** Mails the link of a sign-up to a stranger; to somebody who has a user, that they can sign in. At most some an hour go to one address. */
export function createSignupMailWorker(deps: SignupMailDeps): Worker<'send-signup-mail'> {
  const tried = (job: MailJob): Promise<JobOutcome> => sendMail(deps, job).catch(toRetryOutcome);
  return { handle: (batch) => Promise.all(batch.map(tried)) };
}

async function sendMail(deps: SignupMailDeps, { signupId, tokenHash, messageId }: MailJob): Promise<JobOutcome> {
  const { db, clock, env, sendNotice } = deps;
  const at = clock.now();
  const signup = await findSignup(db, BigInt(signupId));
  const isOpen = signup !== undefined && signup.token_hash === tokenHash && signup.expires_at > at;
  if (!isOpen || signup.sealed_body === null) return { done: true };
  const request = openRequest(env.credentialKey, signup.sealed_body);
  const email = request.email.toLowerCase();
  const counter = `signup:mail:${hashToken(email)}`;
  const { hits } = await countHit(db, counter, windowMs, at);
  if (hits > mailsOfAddress) return { done: true };
  const user = await findUserKey(db, email);
  if (user === null) {
    const outcome = await sendLink(deps, toLinkMail(request, signup, messageId, env));
    if ('retry' in outcome) await uncountHit(db, counter);
    return outcome;
  }
  await withTransaction(db, (tx) => sendNotice(tx, { topic: 'SIGNUP_KNOWN_MAIL', user, at }));
  return { done: true };
}

async function sendLink({ mailer }: SignupMailDeps, mail: OutgoingMail): Promise<JobOutcome> {
  const { outcome, response } = await mailer.send(mail);
  switch (outcome) {
    case 'sent':
      return { done: true };
    case 'refused':
      return { dead: 'The mail server refused the mail' };
    case 'failed':
      return { retry: response };
  }
}

const toLinkMail = (
  { email, firstName, lastName, langKey, companyName, token }: SignupRequest,
  { mail_asked_at }: SignupRow,
  messageId: string,
  env: NoticeSettings,
): OutgoingMail =>
  toNoticeMail(
    {
      topic: 'SIGNUP_MAIL',
      message_id: messageId,
      created_at: mail_asked_at,
      recipient_email: null,
      text_values: { token, organisation: companyName },
      email: email.toLowerCase(),
      first_name: firstName,
      last_name: lastName,
      lang_key: languageOf(langKey),
    },
    env,
  );
