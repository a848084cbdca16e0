import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import type { TenantKey } from '../db/TenantKey.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { failPoint } from '../failPoint.ts';
import type { JobOutcome } from '../jobs/portalJobs.ts';
import { silentLog, type Log } from '../logs/Log.ts';
import type { MailAnswer, Mailer, OutgoingMail } from '../providers/email/Mailer.ts';
import {
  buryEndedMails,
  buryMail,
  claimMails,
  recordAnswers,
  releaseWithheld,
  renewClaims,
  unrecorded,
  type AnsweredMail,
  type ClaimedMail,
  type ClaimState,
  type EndedReward,
} from './mailQueueRepository.ts';
import { drawNoticeFiles, type NoticeFiles } from './noticeFiles.ts';
import { recipientOf, toNoticeMail } from './noticeMail.ts';
import { readNoticeRows, type NoticeRow } from './noticeReadModel.ts';
import type { RewardMail } from './RewardMail.ts';
import { rewardMailHtml } from './rewardMailHtml.ts';
import { readRewardMailRows, type RewardMailRow } from './rewardMailReadModel.ts';
import { rewardMailText } from './rewardMailText.ts';
import { TEST_MAIL, toTestMail } from './testMail.ts';
import { toRewardMail, type MailSettings } from './toRewardMail.ts';

/** Claims of a dead process expire after this time; a live one renews them. */
const CLAIM_MS = 20_000;
const RENEW_MS = 5_000;
/** Batch size of claiming and recording; the next batch is sent meanwhile. */
const MAILS_AT_ONCE = 50;
const RECORD_PAUSE_MS = 500;
const RECORD_TRIES = 600;
/** A line a minute. */
const RECORD_TRIES_TOLD = 120;

export interface SendDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log?: Log;
  readonly mailer: Mailer;
  readonly settings: MailSettings;
  readonly files: NoticeFiles;
}

/**
 * Sends the mails of these outbox rows and records each answer. The mail of a reward on hold waits until the job that the hold
 * has queued, and one about which the issuer was asked something until its answer; that of a reward that has ended is never
 * sent. A row that is settled is done; one that another worker
 * holds, or that the server gave no lasting answer to, comes back later under the same Message-ID.
 */
export async function sendRewardMails(deps: SendDependencies, mails: readonly TenantKey[]): Promise<JobOutcome[]> {
  const parts = [...Map.groupBy(mails, ({ platformId }) => platformId)].flatMap(([platformId, ofPlatform]) =>
    inParts(ofPlatform).map(async (part) => {
      const ids = part.map(({ id }) => id);
      const outcomes = await sendTogether(deps, platformId, ids).catch((error: unknown): JobOutcome[] =>
        ids.map(() => ({ retry: String(error), cause: error })),
      );
      return part.map((mail, index) => [mail, outcomes[index]] as const);
    }),
  );
  const outcomeOfMail = new Map((await Promise.all(parts)).flat());
  return mails.map((mail) => outcomeOfMail.get(mail) ?? { retry: 'No outcome' });
}

function inParts<T>(list: readonly T[]): (readonly T[])[] {
  const count = Math.ceil(list.length / MAILS_AT_ONCE);
  return Array.from({ length: count }, (_, part) => list.slice(part * MAILS_AT_ONCE, (part + 1) * MAILS_AT_ONCE));
}

async function sendTogether(
  deps: SendDependencies,
  platformId: bigint,
  outboxIds: readonly bigint[],
): Promise<JobOutcome[]> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const states = await claimMails(deps.db, platformId, outboxIds, now, until);
  failPoint('mail-claimed');
  const ended = new Map([...states].flatMap(([id, state]) => (isEnded(state) ? [[id, state]] : [])));
  if (ended.size > 0) await withTransaction(deps.db, (tx) => buryEndedMails(tx, platformId, ended, now));
  const claimed = [...states.values()].flatMap((state) => (typeof state === 'string' ? [] : [state.claimed]));
  const batch = { platformId, claimed };
  const answered = claimed.length === 0 ? [] : await whileHeld(deps, batch, () => sendClaimed(deps, batch));
  const answers = new Map(answered.map((mail) => [mail.outboxId, mail]));
  return outboxIds.map((id) => outcomeOf(states.get(id), answers.get(id)));
}

const isEnded = (state: ClaimState): state is EndedReward => state === 'cancelled' || state === 'expired';

/** Mails of one platform that this process has claimed. */
interface Batch {
  readonly platformId: bigint;
  readonly claimed: readonly ClaimedMail[];
}

/** Renews the claims until `work` is done; a failed renewal is retried by the next. */
async function whileHeld<T>(
  { db, clock, log = silentLog }: SendDependencies,
  { platformId, claimed }: Batch,
  work: () => Promise<T>,
): Promise<T> {
  const renew = (): void => {
    renewClaims(db, platformId, claimed, new Date(clock.now().getTime() + CLAIM_MS)).catch((err: unknown) => {
      const line = { event: 'mail.claimsNotRenewed', platformId: String(platformId), mails: claimed.length } as const;
      log.warn({ ...line, err }, 'Mails that are being sent may be taken by another process');
    });
  };
  const timer = setInterval(renew, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Sends claimed mails and records each answer, but for those that may not go out any more since they were claimed. */
export async function sendClaimed(deps: SendDependencies, batch: Batch): Promise<AnsweredMail[]> {
  const answered = await sendAll(deps, batch);
  failPoint('mail-answered');
  await record(deps, batch.platformId, answered);
  failPoint('mail-recorded');
  return answered;
}

/** Retries recording an answer while the database is unavailable: losing it would send the mail twice. */
async function record(
  { db, clock, log = silentLog }: SendDependencies,
  platformId: bigint,
  answered: readonly AnsweredMail[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await withTransaction(db, async (tx) => {
        const missing = attempt === 1 ? answered : await unrecorded(tx, platformId, answered);
        await recordAnswers(tx, platformId, missing, clock.now());
      });
      return;
    } catch (error) {
      if (attempt === RECORD_TRIES) throw error;
      const line = {
        event: 'mail.answersNotRecorded',
        platformId: String(platformId),
        mails: answered.length,
      } as const;
      if (attempt % RECORD_TRIES_TOLD === 1)
        log.warn({ ...line, attempt, err: error }, 'Mails were sent, which is not recorded yet');
      await pause(RECORD_PAUSE_MS);
    }
  }
}

/** Gives up a mail permanently. */
export const buryRewardMail = ({ db, clock }: Pick<SendDependencies, 'db' | 'clock'>, mail: TenantKey): Promise<void> =>
  withTransaction(db, (tx) => buryMail(tx, mail, clock.now()));

async function sendAll(deps: SendDependencies, { platformId, claimed }: Batch): Promise<AnsweredMail[]> {
  const ids = claimed.map((mail) => mail.outboxId);
  const rewards = new Map((await readRewardMailRows(deps.db, platformId, ids)).map((row) => [row.outbox_id, row]));
  const others = ids.filter((id) => !rewards.has(id));
  const notices = new Map(
    others.length === 0 ? [] : (await readNoticeRows(deps.db, platformId, others)).map((row) => [row.id, row]),
  );
  const withheld = await releaseWithheld(deps.db, platformId, claimed, deps.clock.now());
  const going = claimed.filter(({ outboxId }) => !withheld.has(outboxId));
  return Promise.all(going.map((mail) => sendOne(deps, mail, rewards.get(mail.outboxId), notices.get(mail.outboxId))));
}

async function sendOne(
  { mailer, settings, files, log = silentLog }: SendDependencies,
  claim: ClaimedMail,
  reward: RewardMailRow | undefined,
  notice: NoticeRow | undefined,
): Promise<AnsweredMail> {
  const lineId = reward?.line_id ?? null;
  const onFailure = (err: unknown): void =>
    log.warn({ event: 'mail.notComposed', outboxId: String(claim.outboxId), err }, 'A mail could not be composed');
  if (notice !== undefined) {
    const compose = async () =>
      notice.topic === TEST_MAIL
        ? toTestMail(notice)
        : toNoticeMail(notice, settings, await drawNoticeFiles(notice, files));
    const answer = await composeAndSend(mailer, compose, onFailure);
    return { ...claim, lineId, recipient: recipientOf(notice), answer };
  }
  if (reward === undefined || reward.email === null) {
    const answer = { outcome: 'refused', response: 'There is nobody to send this to' } as const;
    return { ...claim, lineId, recipient: '', answer };
  }
  const compose = () => toOutgoingMail(toRewardMail(reward, settings), reward.queued_at);
  return { ...claim, lineId, recipient: reward.email, answer: await composeAndSend(mailer, compose, onFailure) };
}

/** A mail that cannot be composed must not block its batch. */
async function composeAndSend(
  mailer: Mailer,
  compose: () => OutgoingMail | Promise<OutgoingMail>,
  onFailure: (error: unknown) => void,
): Promise<MailAnswer> {
  try {
    return await mailer.send(await compose());
  } catch (error) {
    onFailure(error);
    return {
      outcome: 'failed',
      response: `The message could not be composed: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** The MIME parts and headers of a reward's mail. */
export const toOutgoingMail = (mail: RewardMail, date: Date): OutgoingMail => ({
  messageId: mail.messageId,
  from: mail.from,
  to: mail.to,
  replyTo: mail.replyTo,
  subject: mail.subject,
  text: rewardMailText(mail),
  html: rewardMailHtml(mail),
  attachments: [],
  date,
});

function outcomeOf(state: ClaimState | undefined, mail: AnsweredMail | undefined): JobOutcome {
  if (state === 'busy') return { retry: 'Another worker is sending this mail' };
  if (typeof state === 'object' && mail === undefined) return { retry: 'The reward may not be sent now' };
  if (mail?.answer.outcome === 'failed') return { retry: mail.answer.response };
  return { done: true };
}
