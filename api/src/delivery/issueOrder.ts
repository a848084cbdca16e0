import { rewardEnd } from '@portal/shared/domain/ordering/lastDay';
import { randomInt } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { seal } from '../crypto/seal.ts';
import { hashToken, randomToken } from '../crypto/tokens.ts';
import type { Db, Tx } from '../db/client.ts';
import type { TenantKey } from '../db/TenantKey.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { failPoint } from '../failPoint.ts';
import type { EnqueueAll, JobOutcome } from '../jobs/portalJobs.ts';
import { completeOrderLines, lockOrder, type SettledLine } from '../modules/orders/index.ts';
import { inventCredentials } from './inventCredentials.ts';
import { insertRewards, type NewReward } from '../modules/rewards/index.ts';
import { insertRewardCopies } from './insertRewardCopies.ts';
import { insertRewardMails } from './issueRepository.ts';
import { takePendingLines, type PendingLine } from './pendingLines.ts';

export const ISSUE_CHUNK = 100;

export interface IssueDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly credentialKey: Buffer;
  /** Host name in the Message-IDs. */
  readonly mailHost: string;
  readonly enqueueAll: EnqueueAll;
}

/**
 * Issues every line of the order that still waits: reward, mail and settlement of a chunk of lines in one transaction each.
 * May be run again at any time, also after it was cut off: a line gets one live reward, whatever happens.
 */
export async function issueOrder(deps: IssueDependencies, order: TenantKey): Promise<void> {
  while ((await withTransaction(deps.db, (tx) => issueChunk(deps, tx, order))) > 0) failPoint('issue-committed');
}

async function issueChunk(deps: IssueDependencies, tx: Tx, order: TenantKey): Promise<number> {
  if ((await lockOrder(tx, order)) === undefined) return 0;
  const lines = await takePendingLines(tx, order, ISSUE_CHUNK);
  if (lines.length === 0) return 0;
  const at = deps.clock.now();
  const issued = lines.filter((line) => line.credentialTypes !== null);
  if (issued.length > 0) await issueLines(deps, tx, order.platformId, issued, at);
  await completeOrderLines(tx, { order, lines: lines.map(settle), at });
  failPoint('issue-lines-settled');
  return lines.length;
}

async function issueLines(
  deps: IssueDependencies,
  tx: Tx,
  platformId: bigint,
  lines: readonly PendingLine[],
  at: Date,
): Promise<void> {
  const mailed = new Set(lines.filter((line) => line.isMailed).map((line) => line.id));
  const rewards = lines.map((line) => newReward(line, deps.credentialKey, at));
  const rewardIds = await insertRewards(tx, platformId, rewards, at);
  failPoint('issue-rewards-written');
  const mails = rewards.flatMap(({ lineId, tokenHash }) => {
    const rewardId = rewardIds.get(lineId);
    return mailed.has(lineId) && rewardId !== undefined
      ? [{ lineId, rewardId, messageId: messageIdOf(tokenHash, deps.mailHost) }]
      : [];
  });
  if (mails.length === 0) return;
  const outboxIds = await insertRewardMails(tx, platformId, mails, at);
  const lineIds = mails.map(({ lineId }) => lineId);
  const copyIds = await insertRewardCopies(tx, { platformId, lineIds, mailHost: deps.mailHost, at });
  await deps.enqueueAll(
    tx,
    'send-reward-mail',
    [...outboxIds, ...copyIds].map((id) => ({ platformId: String(platformId), outboxId: String(id) })),
  );
  failPoint('issue-mails-queued');
}

/** Stable across attempts for a reward's mail, and unique across installations. */
export const messageIdOf = (tokenHash: string, mailHost: string): string => `<${tokenHash.slice(0, 32)}@${mailHost}>`;

function newReward(line: PendingLine, key: Buffer, at: Date): NewReward {
  const token = randomToken();
  const expiresAt = rewardEnd(at, line.validityDays);
  const credentials = inventCredentials({
    types: line.credentialTypes ?? [],
    brandKey: line.brandKey,
    expiresAt,
    digits: randomDigits,
  });
  return {
    lineId: line.id,
    tokenHash: hashToken(token),
    tokenEncrypted: seal(key, token),
    credentialsEncrypted: seal(key, JSON.stringify(credentials)),
    currencyCode: line.currencyCode,
    valueMinor: line.valueMinor,
    expiresAt,
  };
}

const randomDigits = (count: number): string => Array.from({ length: count }, () => String(randomInt(10))).join('');

const settle = (line: PendingLine): SettledLine =>
  line.credentialTypes === null
    ? { lineId: line.id, outcome: 'FAILED', reason: 'itemGone' }
    : { lineId: line.id, outcome: 'COMPLETE' };

/** Issues several orders in sequence; one that fails does not stop the next and is retried later. */
export async function issueOrders(deps: IssueDependencies, orders: readonly TenantKey[]): Promise<JobOutcome[]> {
  const outcomes: JobOutcome[] = [];
  for (const order of orders) {
    const failure = await issueOrder(deps, order).then(() => null, String);
    outcomes.push(failure === null ? { done: true } : { retry: failure });
  }
  return outcomes;
}

/** Fails the pending lines, so that their money is returned to the account. */
export async function failOrder(
  { db, clock }: Pick<IssueDependencies, 'db' | 'clock'>,
  order: TenantKey,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    if ((await lockOrder(tx, order)) === undefined) return;
    for (
      let lines = await takePendingLines(tx, order, ISSUE_CHUNK);
      lines.length > 0;
      lines = await takePendingLines(tx, order, ISSUE_CHUNK)
    ) {
      const failed = lines.map((line): SettledLine => ({
        lineId: line.id,
        outcome: 'FAILED',
        reason: 'notIssued',
      }));
      await completeOrderLines(tx, { order, lines: failed, at: clock.now() });
    }
  });
}
