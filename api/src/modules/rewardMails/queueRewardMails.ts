import { randomUUID } from 'node:crypto';
import { fullName } from '@portal/shared/domain/people/fullName';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { Tx } from '../../db/client.ts';
import type { EnqueueAll } from '../../jobs/portalJobs.ts';
import type { NoticeTopic } from '../../texts/languages/DeliveryTexts.ts';
import { insertMails, type Channel } from '../outbox/index.ts';
import { readPhones, readRewardCopies } from './rewardMailReadModel.ts';
import { amountText } from './toRewardMail.ts';

/** Topic of the mails that bring rewards. */
export const REWARD_MAIL = 'REWARD_MAIL';

/** Topic of the text messages that bring rewards. */
export const REWARD_TEXT = 'REWARD_TEXT';

export interface RewardMailQueue {
  readonly enqueueAll: EnqueueAll;
  /** Host name in the Message-IDs. */
  readonly mailHost: string;
}

interface QueuedReward {
  readonly lineId: bigint;
  readonly rewardId: bigint;
  /** Names the message; each time that the reward is sent again it is another one. */
  readonly tokenHash: string;
  /** An address or a number, as the line goes by mail or by text; absent for the line's own. */
  readonly recipient?: string;
}

interface QueuedRewards {
  readonly platformId: bigint;
  readonly rewards: readonly QueuedReward[];
  readonly at: Date;
  /** The mails of others go first, because there are hundreds of these. */
  readonly isBulk?: boolean;
}

/**
 * Queues the message of each reward, a text where its line goes to a phone, and the mails to the addresses that templates name
 * for copies of mails (BCC). Returns the outbox ids of the rewards' own messages, in order.
 */
export async function queueRewardMails(
  { enqueueAll, mailHost }: RewardMailQueue,
  tx: Tx,
  { platformId, rewards, at, isBulk = false }: QueuedRewards,
): Promise<bigint[]> {
  const phones = await readPhones(
    tx,
    platformId,
    rewards.map(({ lineId }) => lineId),
  );
  const mails = rewards.map(({ lineId, rewardId, tokenHash, recipient }) => ({
    platform_id: platformId,
    ...(phones.has(lineId) ? TEXT : MAIL),
    order_line_id: lineId,
    reward_id: rewardId,
    message_id: toMessageId(tokenHash, mailHost),
    recipient: recipient ?? phones.get(lineId) ?? null,
    created_at: at,
  }));
  const ids = await insertMails(tx, mails);
  const lineIds = rewards.map(({ lineId }) => lineId).filter((lineId) => !phones.has(lineId));
  const copyIds = await insertMails(tx, await listCopies(tx, { platformId, lineIds, mailHost, at }));
  await enqueueAll(
    tx,
    'send-reward-mail',
    [...ids, ...copyIds].map((id) => ({ platformId: String(platformId), outboxId: String(id) })),
    { isBulk },
  );
  return ids;
}

const MAIL = { topic: REWARD_MAIL, channel: 'EMAIL' satisfies Channel };
const TEXT = { topic: REWARD_TEXT, channel: 'TEXT' satisfies Channel };

/** Returns a Message-ID that is the same in all attempts at a reward's mail, and unique across installations. */
export const toMessageId = (tokenHash: string, mailHost: string): string => `<${tokenHash.slice(0, 32)}@${mailHost}>`;

interface CopiedLines {
  readonly platformId: bigint;
  readonly lineIds: readonly bigint[];
  readonly mailHost: string;
  readonly at: Date;
}

/** Returns a mail to each address for copies. It leads to the line in the portal, never to the reward. */
async function listCopies(tx: Tx, { platformId, lineIds, mailHost, at }: CopiedLines) {
  return (await readRewardCopies(tx, platformId, lineIds)).flatMap((line) =>
    line.bcc_emails.map((email) => ({
      platform_id: platformId,
      topic: 'REWARD_COPY_MAIL' satisfies NoticeTopic,
      // It waits with the reward's own mail, and is never sent when that is not.
      reward_id: line.reward_id,
      user_id: line.user_id,
      recipient_email: email,
      text_values: valuesOf(line),
      message_id: `<${randomUUID()}@${mailHost}>`,
      created_at: at,
    })),
  );
}

const valuesOf = (line: Awaited<ReturnType<typeof readRewardCopies>>[number]) => ({
  recipient: fullName(line.first_name, line.last_name),
  organisation: line.organization_name,
  reward: line.reward_name,
  amount: amountText(line, languageOf(line.lang_key)),
  reference: line.reference_order_id,
  lineNumber: String(line.line_number),
  template: line.template_name,
});
