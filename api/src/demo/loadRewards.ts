import { seal } from '../crypto/seal.ts';
import { deriveToken, hashToken } from '../crypto/tokens.ts';
import type { Tx } from '../db/client.ts';
import { inventCredentials } from '../delivery/inventCredentials.ts';
import { messageIdOf } from '../delivery/issueOrder.ts';
import { seededNumbers } from '../modules/artwork/index.ts';
import type { WrittenOrder } from './loadOrders.ts';
import type { MailStory, PlannedLine } from './planOrders.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TOKEN_LENGTH = 22;

export interface DemoKeys {
  readonly credentialKey: Buffer;
  readonly tokenSecret: Buffer;
}

interface IssuedLine {
  readonly plan: PlannedLine;
  readonly id: bigint;
  readonly token: string;
  readonly issuedAt: Date;
}

/** Rewards of the issued lines, their mails and every try to deliver them. */
export async function loadRewards(
  tx: Tx,
  orders: readonly WrittenOrder[],
  keys: DemoKeys,
  mailHost: string,
): Promise<void> {
  const issued = orders.flatMap((order) =>
    order.lines
      .filter(({ plan }) => plan.failure === null)
      .map(({ plan, id, number }): IssuedLine => ({
        plan,
        id,
        token: deriveToken(keys.tokenSecret, 'demo-reward', `${order.reference}-${number}`).slice(0, TOKEN_LENGTH),
        issuedAt: new Date(order.plan.createdAt.getTime() + 3 * SECOND_MS),
      })),
  );
  const rewards = await tx
    .insertInto('rewards')
    .values(issued.map((line) => rewardRow(line, keys)))
    .returning(['id', 'order_line_id'])
    .execute();
  const rewardIds = new Map(rewards.map((row) => [row.order_line_id, row.id]));
  const outbox = await tx
    .insertInto('outbox')
    .values(issued.map((line) => outboxRow(line, rewardIds.get(line.id) ?? null, mailHost)))
    .returning(['id', 'order_line_id'])
    .execute();
  const outboxIds = new Map(outbox.map((row) => [row.order_line_id, row.id]));
  await tx
    .insertInto('delivery_attempts')
    .values(issued.flatMap((line) => attemptsOf(line, outboxIds.get(line.id) ?? 0n)))
    .execute();
}

function rewardRow({ plan, id, token, issuedAt }: IssuedLine, { credentialKey }: DemoKeys) {
  const next = seededNumbers(token);
  const digits = (count: number): string =>
    Array.from({ length: count }, () => String(Math.floor(next() * 10))).join('');
  const expiresAt =
    plan.item.validityDays === null ? null : new Date(issuedAt.getTime() + plan.item.validityDays * DAY_MS);
  const credentials = inventCredentials({ types: plan.item.credentials, brandKey: plan.brand.key, expiresAt, digits });
  return {
    order_line_id: id,
    token_hash: hashToken(token),
    token_encrypted: seal(credentialKey, token),
    credentials_encrypted: seal(credentialKey, JSON.stringify(credentials)),
    status: plan.rewardStatus,
    currency_code: plan.item.currencyCode,
    initial_minor: plan.amountMinor,
    remaining_minor: remainingOf(plan),
    issued_at: issuedAt,
    expires_at: expiresAt,
    first_viewed_at: plan.isViewed ? new Date(issuedAt.getTime() + 2 * HOUR_MS) : null,
  };
}

function remainingOf({ rewardStatus, amountMinor }: PlannedLine): bigint {
  if (rewardStatus === 'REDEEMED') return 0n;
  return rewardStatus === 'PARTIALLY_REDEEMED' ? amountMinor / 3n : amountMinor;
}

const TRIES: Readonly<
  Record<MailStory, readonly { readonly outcome: string; readonly response: string; readonly afterMs: number }[]>
> = {
  sent: [{ outcome: 'SENT', response: '250 2.0.0 Accepted', afterMs: 2 * SECOND_MS }],
  'sent late': [
    { outcome: 'FAILED', response: '451 4.3.2 Please try again later', afterMs: 2 * SECOND_MS },
    { outcome: 'SENT', response: '250 2.0.0 Accepted', afterMs: 64 * SECOND_MS },
  ],
  bounced: [{ outcome: 'BOUNCED', response: '550 5.1.1 No such mailbox here', afterMs: 2 * SECOND_MS }],
};

const settledAt = ({ plan, issuedAt }: IssuedLine): Date =>
  new Date(issuedAt.getTime() + (TRIES[plan.mail].at(-1)?.afterMs ?? 0));

const outboxRow = (line: IssuedLine, rewardId: bigint | null, mailHost: string) => ({
  topic: 'REWARD_MAIL',
  order_line_id: line.id,
  reward_id: rewardId,
  message_id: messageIdOf(hashToken(line.token), mailHost),
  status: line.plan.mail === 'bounced' ? 'DEAD' : 'DELIVERED',
  attempts: TRIES[line.plan.mail].length,
  created_at: line.issuedAt,
  settled_at: settledAt(line),
});

const attemptsOf = (line: IssuedLine, outboxId: bigint) =>
  TRIES[line.plan.mail].map(({ outcome, response, afterMs }, index) => ({
    outbox_id: outboxId,
    order_line_id: line.id,
    attempt: index + 1,
    recipient: line.plan.person[2],
    outcome,
    response,
    created_at: new Date(line.issuedAt.getTime() + afterMs),
  }));
