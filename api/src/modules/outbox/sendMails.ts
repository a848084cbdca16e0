import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Executor } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { failPoint } from '../../runtime/failPoint.ts';
import type { JobOutcome } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import {
  buryEndedMails,
  buryMail,
  claimMails,
  recordAttempts,
  releaseWithheld,
  renewClaims,
  unrecorded,
  type AttemptedMail,
  type ClaimedMail,
  type ClaimState,
  type EndedReward,
} from './mailQueueRepository.ts';
import type { MailComposer, MessageDraft } from './MailComposer.ts';
import type { RecordDelivery } from './RecordDelivery.ts';
import { sendDraft, type Senders } from './sendDraft.ts';
import { applyEarlyStatuses } from './texts/textStatuses.ts';

/** Claims of a dead process expire after this time; a live one renews them. */
const CLAIM_MS = 20_000;
const RENEW_MS = 5_000;
/** Batch size of claiming and recording; the next batch is sent meanwhile. */
const MAILS_AT_ONCE = 50;
const RECORD_PAUSE_MS = 500;
const RECORD_TRIES = 600;
/** A line a minute. */
const RECORD_TRIES_TOLD = 120;

/** Returns those of these numbers (E.164) whose owners want no more texts. */
export type ListOptedOut = (executor: Executor, numbers: readonly string[]) => Promise<readonly string[]>;

export interface SendDependencies extends Senders {
  readonly db: Db;
  readonly clock: Clock;
  /** One for every topic. */
  readonly composers: readonly MailComposer[];
  readonly listOptedOut: ListOptedOut;
  readonly recordDelivery: RecordDelivery;
}

/**
 * Sends the mails of these outbox rows and records each result. The mail of a reward on hold waits until the job that the hold
 * has queued, and one about which the issuer was asked something until its answer; that of a reward that has ended is never
 * sent. A row that is settled is done; one that another worker
 * holds, or that the server gave no lasting answer to, comes back later under the same Message-ID.
 */
export async function sendMails(deps: SendDependencies, mails: readonly TenantKey[]): Promise<JobOutcome[]> {
  const parts = [...Map.groupBy(mails, ({ platformId }) => platformId)].flatMap(([platformId, ofPlatform]) =>
    inParts(ofPlatform).map(async (part) => {
      const ids = part.map(({ id }) => id);
      const outcomes = await sendTogether(deps, platformId, ids).catch((error: unknown): JobOutcome[] =>
        ids.map(() => toRetryOutcome(error)),
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
  if (ended.size > 0)
    await withTransaction(deps.db, async (tx) => {
      await deps.recordDelivery(tx, platformId, await buryEndedMails(tx, platformId, ended, now));
    });
  const claimed = [...states.values()].flatMap((state) => (typeof state === 'string' ? [] : [state.claimed]));
  const batch = { platformId, claimed };
  const attempted = claimed.length === 0 ? [] : await whileHeld(deps, batch, () => sendClaimed(deps, batch));
  const attempts = new Map(attempted.map((mail) => [mail.outboxId, mail]));
  return outboxIds.map((id) => outcomeOf(states.get(id), attempts.get(id)));
}

const isEnded = (state: ClaimState): state is EndedReward => state === 'cancelled' || state === 'expired';

/** Mails of one platform that this process has claimed. */
interface Batch {
  readonly platformId: bigint;
  readonly claimed: readonly ClaimedMail[];
}

/** Renews the claims until `work` is done; a failed renewal is retried by the next. */
async function whileHeld<T>(
  { db, clock, log }: SendDependencies,
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

/** Sends claimed mails and records each result, but for those that may not go out any more since they were claimed. */
export async function sendClaimed(deps: SendDependencies, batch: Batch): Promise<AttemptedMail[]> {
  const attempted = await sendAll(deps, batch);
  failPoint('mail-answered');
  await record(deps, batch.platformId, attempted);
  failPoint('mail-recorded');
  return attempted;
}

/** Retries recording a result while the database is unavailable: losing it would send the mail twice. */
async function record(
  { db, clock, recordDelivery, log }: SendDependencies,
  platformId: bigint,
  attempted: readonly AttemptedMail[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await withTransaction(db, async (tx) => {
        const missing = attempt === 1 ? attempted : await unrecorded(tx, platformId, attempted);
        const at = clock.now();
        await recordDelivery(tx, platformId, await recordAttempts(tx, platformId, missing, at));
        await applyEarlyStatuses(tx, recordDelivery, missing.flatMap(sidsOf), at);
      });
      return;
    } catch (error) {
      if (attempt === RECORD_TRIES) throw error;
      const line = {
        event: 'mail.answersNotRecorded',
        platformId: String(platformId),
        mails: attempted.length,
      } as const;
      if (attempt % RECORD_TRIES_TOLD === 1)
        log.warn({ ...line, attempt, err: error }, 'Mails were sent, which is not recorded yet');
      await pause(RECORD_PAUSE_MS);
    }
  }
}

const sidsOf = ({ result }: AttemptedMail): string[] => ('sid' in result ? [result.sid] : []);

/** Gives up a mail permanently. */
export const buryMailForGood = (
  { db, clock, recordDelivery }: Pick<SendDependencies, 'db' | 'clock' | 'recordDelivery'>,
  mail: TenantKey,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    await recordDelivery(tx, mail.platformId, await buryMail(tx, mail, clock.now()));
  });

async function sendAll(deps: SendDependencies, { platformId, claimed }: Batch): Promise<AttemptedMail[]> {
  const drafts = await readDrafts(deps, platformId, claimed);
  const withheld = await releaseWithheld(deps.db, platformId, claimed, deps.clock.now());
  const going = claimed.filter(({ outboxId }) => !withheld.has(outboxId));
  const optedOut = new Set(await deps.listOptedOut(deps.db, listNumbers(going, drafts)));
  return Promise.all(going.map((mail) => sendDraft(deps, mail, drafts.get(mail.outboxId), optedOut)));
}

/** Returns the numbers to which texts go. */
const listNumbers = (mails: readonly ClaimedMail[], drafts: ReadonlyMap<bigint, MessageDraft>): readonly string[] =>
  mails.flatMap(({ outboxId }) => {
    const draft = drafts.get(outboxId);
    return draft?.channel === 'TEXT' && draft.recipient !== null ? [draft.recipient] : [];
  });

/** Reads what the mails are about, topic by topic. */
async function readDrafts(
  { db, composers }: SendDependencies,
  platformId: bigint,
  claimed: readonly ClaimedMail[],
): Promise<ReadonlyMap<bigint, MessageDraft>> {
  const parts = Map.groupBy(claimed, ({ topic }) => composers.find(({ topics }) => topics.includes(topic)));
  const read = [...parts].map(async ([composer, mails]) => {
    if (composer === undefined) return new Map(mails.map((mail) => [mail.outboxId, uncomposed(mail)]));
    return composer.read(
      db,
      platformId,
      mails.map(({ outboxId }) => outboxId),
    );
  });
  return new Map((await Promise.all(read)).flatMap((drafts) => [...drafts]));
}

const uncomposed = ({ topic }: ClaimedMail): MessageDraft => ({
  channel: 'EMAIL',
  recipient: '',
  lineId: null,
  compose: () => {
    throw new Error(`No composer for ${topic}`);
  },
});

function outcomeOf(state: ClaimState | undefined, mail: AttemptedMail | undefined): JobOutcome {
  if (state === 'busy') return { retry: 'Another worker is sending this mail' };
  if (typeof state === 'object' && mail === undefined) return { retry: 'The reward may not be sent now' };
  if (mail?.result.outcome === 'failed') return { retry: mail.result.response };
  return { done: true };
}
