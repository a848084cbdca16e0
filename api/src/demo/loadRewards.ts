import type { ResendReason } from '@portal/shared/domain/ordering/resendRules';
import { seal } from '../crypto/seal.ts';
import { deriveToken, hashToken } from '../crypto/tokens.ts';
import type { Tx } from '../db/client.ts';
import { insertAll } from '../db/insertAll.ts';
import { cardKeyOf } from '../modules/issuing/index.ts';
import { REWARD_MAIL, REWARD_TEXT, toMessageId } from '../modules/rewardMails/index.ts';
import { seededNumbers } from '../modules/artwork/index.ts';
import { toCardId } from '../providers/rewards/sandbox/toCardId.ts';
import { inventCredentials } from '../providers/rewards/sandbox/inventCredentials.ts';
import type { WrittenOrder } from './loadOrders.ts';
import { mailsOf, misspelt } from './mailStories.ts';
import { isHeld, type PlannedLine } from './PlannedOrder.ts';
import { redemptionOf } from './redemptionOf.ts';

const TOKEN_LENGTH = 22;
/** How long what is on hold stays so. */
const HELD_MS = 30 * 3_600_000;
/** The revision of the card of a reward that was used once. */
const REDEEMED_REVISION = 2;

export interface DemoKeys {
  readonly credentialKey: Buffer;
  readonly tokenSecret: Buffer;
}

interface IssuedLine {
  readonly platformId: bigint;
  readonly plan: PlannedLine;
  readonly id: bigint;
  readonly token: string;
  readonly issuedAt: Date;
  /** When its mail is sent; null: at once. */
  readonly dueAt: Date | null;
  /** The user who placed the order, and sent the reward again. */
  readonly userId: bigint;
}

/** Inserts the rewards of issued lines with their mails, delivery attempts and resends. */
export async function loadRewards(
  tx: Tx,
  orders: readonly WrittenOrder[],
  keys: DemoKeys & { readonly now: Date },
  mailHost: string,
): Promise<void> {
  const issued = orders
    .filter(({ plan }) => !isHeld(plan))
    .flatMap((order) =>
      order.lines
        .filter(({ plan }) => plan.failure === null)
        .map(({ plan, id, number }): IssuedLine => ({
          platformId: order.platformId,
          plan,
          id,
          token: deriveToken(keys.tokenSecret, 'demo-reward', `${order.reference}-${number}`).slice(0, TOKEN_LENGTH),
          issuedAt: order.plan.settledAt,
          dueAt: order.plan.scheduled?.at ?? null,
          userId: order.userId,
        })),
    );
  const rewards = await insertAll(
    tx,
    'rewards',
    issued.map((line) => rewardRow(line, keys)),
    ['id', 'order_line_id'],
  );
  const rewardIds = new Map(rewards.map((row) => [row.order_line_id, row.id]));
  const tokens = issued.map(({ platformId, id, token }) => ({
    token_hash: hashToken(token),
    platform_id: platformId,
    reward_id: rewardIds.get(id) ?? 0n,
  }));
  await insertAll(tx, 'reward_tokens', tokens, ['reward_id']);
  const cards = issued.map(({ platformId, id }) => ({
    card_id: toCardId(cardKeyOf({ platformId, id })),
    platform_id: platformId,
    reward_id: rewardIds.get(id) ?? 0n,
  }));
  await insertAll(tx, 'reward_cards', cards, ['reward_id']);
  await insertAll(tx, 'reward_redemptions', redemptionRows(issued, rewardIds), ['reward_id']);
  const mails = issued.flatMap((line) => mailsOfLine(line, rewardIds.get(line.id) ?? null, mailHost));
  mails.sort((first, second) => first.row.created_at.getTime() - second.row.created_at.getTime());
  const outbox = await insertAll(
    tx,
    'outbox',
    mails.map((mail) => mail.row),
    ['id', 'message_id'],
  );
  const outboxIds = new Map(outbox.map((row) => [row.message_id, row.id]));
  const attempts = mails.flatMap(({ row, attempts }) =>
    attempts.map((attempt) => ({
      platform_id: row.platform_id,
      outbox_id: outboxIds.get(row.message_id) ?? 0n,
      ...attempt,
    })),
  );
  await insertAll(tx, 'delivery_attempts', attempts, ['id']);
  const resends = mails.flatMap(({ row, resend }) =>
    resend === null ? [] : [{ ...resend, outbox_id: outboxIds.get(row.message_id) ?? 0n }],
  );
  await insertAll(tx, 'resends', resends, ['id']);
}

function rewardRow(
  { platformId, plan, id, token, issuedAt }: IssuedLine,
  { credentialKey, now }: DemoKeys & { readonly now: Date },
) {
  const next = seededNumbers(token);
  const digits = (count: number): string =>
    Array.from({ length: count }, () => String(Math.floor(next() * 10))).join('');
  const { status, viewedAt, expiresAt } = plan.reward;
  // The printer alone has the codes of a card that is mailed.
  const types = plan.address === null || plan.item.isPrintable ? plan.item.credentials : [];
  const credentials = inventCredentials({ types, brandKey: plan.brand.key, expiresAt, digits });
  const worthMinor = plan.amountMinor * BigInt(plan.quantity);
  const redemption = redemptionOf(plan, issuedAt);
  return {
    platform_id: platformId,
    order_line_id: id,
    token_encrypted: seal(credentialKey, token),
    credentials_encrypted: seal(credentialKey, JSON.stringify(credentials)),
    status,
    currency_code: plan.item.currencyCode,
    initial_minor: worthMinor,
    remaining_minor: redemption?.remainingMinor ?? worthMinor,
    redeemed_base_minor: redemption?.baseMinor ?? 0n,
    card_revision: redemption === null ? 1 : REDEEMED_REVISION,
    issued_at: issuedAt,
    expires_at: expiresAt,
    frozen_until: status === 'FROZEN' ? new Date(now.getTime() + HELD_MS) : null,
    first_viewed_at: viewedAt,
  };
}

const redemptionRows = (issued: readonly IssuedLine[], rewardIds: ReadonlyMap<bigint, bigint>) =>
  issued.flatMap(({ platformId, plan, id, issuedAt }) => {
    const redemption = redemptionOf(plan, issuedAt);
    if (redemption === null) return [];
    const { worthMinor, remainingMinor, at } = redemption;
    return [
      {
        platform_id: platformId,
        reward_id: rewardIds.get(id) ?? 0n,
        revision: REDEEMED_REVISION,
        amount_minor: worthMinor - remainingMinor,
        remaining_minor: remainingMinor,
        redeemed_at: at,
      },
    ];
  });

/** The messages of a reward; the first has the Message-ID that issuing would have generated. */
function mailsOfLine(
  { platformId, plan, id, token, issuedAt, dueAt, userId }: IssuedLine,
  rewardId: bigint | null,
  mailHost: string,
) {
  const mails = plan.mail === null ? [] : mailsOf(plan.mail);
  return mails.map(({ channel, afterMs, isMisspelt, status, tries }, index) => {
    const queuedAt = new Date(issuedAt.getTime() + afterMs);
    const last = tries.at(-1);
    const { email, mobileNumber } = plan.person;
    const recipient = channel === 'TEXT' ? (mobileNumber ?? '') : isMisspelt ? misspelt(email) : email;
    const messageId = toMessageId(hashToken(index === 0 ? token : `${token}/${index}`), mailHost);
    const isTaken = channel === 'TEXT' && tries.some(({ outcome }) => outcome === 'SENT');
    const reason: ResendReason = mails[0]?.isMisspelt === true ? 'DELIVERY_INFO' : 'REMINDER';
    const resent = { platform_id: platformId, order_line_id: id, user_id: userId, reason, other_reason: null };
    return {
      resend: index === 0 ? null : { ...resent, recipient, created_at: queuedAt },
      row: {
        platform_id: platformId,
        topic: channel === 'TEXT' ? REWARD_TEXT : REWARD_MAIL,
        channel,
        order_line_id: id,
        reward_id: rewardId,
        recipient,
        message_id: messageId,
        provider_message_id: isTaken ? `SM${messageId.slice(1, 33)}` : null,
        status,
        attempts: tries.length,
        last_error: last?.outcome === 'FAILED' ? last.response : null,
        created_at: queuedAt,
        due_at: dueAt,
        settled_at: last === undefined ? null : new Date(queuedAt.getTime() + last.afterMs),
      },
      attempts: tries.map((entry, number) => ({
        order_line_id: id,
        attempt: number + 1,
        recipient,
        outcome: entry.outcome,
        response: entry.response,
        created_at: new Date(queuedAt.getTime() + entry.afterMs),
      })),
    };
  });
}
