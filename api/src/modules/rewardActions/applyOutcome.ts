import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { postJournals } from '../../ledger/postJournal.ts';
import type { ActionOutcome } from '../../providers/rewards/RewardProvider.ts';
import { unsentMails } from '../outbox/index.ts';
import { lockOrder, refundReward, reissueFeeJournal, reissueReward, type Order } from '../orders/index.ts';
import { applyIssuedCard, cancelReward, freezeReward, lockReward, unfreezeReward } from '../rewards/index.ts';
import { lockOpenAction, settleAction, type ActionRow } from './rewardActionRepository.ts';

interface ApplyDeps {
  readonly enqueue: Enqueue;
  readonly at: Date;
}

/** An action with the order whose reward it is about. */
export interface ActionOfOrder {
  readonly action: TenantKey;
  readonly orderId: bigint;
  readonly rewardId: bigint;
}

/**
 * Applies the issuer's answer, once: what it says of the card, the state of the reward and the money. Mails that waited for it
 * are looked at again. Locks the order, the reward and then the wallets, as all do that change them.
 */
export async function applyOutcome(
  tx: Tx,
  deps: ApplyDeps,
  { action: key, orderId, rewardId }: ActionOfOrder,
  outcome: ActionOutcome,
): Promise<void> {
  const order = await lockOrder(tx, { platformId: key.platformId, id: orderId });
  const reward: TenantKey = { platformId: key.platformId, id: rewardId };
  await lockReward(tx, reward);
  const action = await lockOpenAction(tx, key);
  if (action === undefined || order === undefined) return;
  await applyIssuedCard(tx, { reward, issuedCard: outcome.card, happenedAt: deps.at, now: deps.at });
  const newOrder =
    outcome.kind === 'DONE'
      ? await applyDone(tx, deps, { order, action, reward }, outcome)
      : await applyRefused(tx, deps, { order, action });
  await wakeMails(tx, deps.enqueue, reward, holdOf(action, outcome));
  await settleAction(tx, key, {
    refusal: outcome.kind === 'REFUSED' ? outcome.reason : null,
    newOrderId: newOrder?.id ?? null,
    at: deps.at,
  });
  await writeAudit(tx, {
    platformId: key.platformId,
    actorUserId: action.user_id,
    action: outcome.kind === 'DONE' ? (DONE[action.kind] ?? 'reward.acted') : 'reward.actionRefused',
    entityType: 'orderLine',
    entityId: String(action.order_line_id),
    details: outcome.kind === 'DONE' ? {} : { act: action.kind, reason: outcome.reason },
    at: deps.at,
  });
}

const DONE: Readonly<Record<string, string>> = {
  FREEZE: 'reward.frozen',
  UNFREEZE: 'reward.unfrozen',
  CANCEL: 'reward.cancelled',
  REISSUE: 'reward.reissued',
};

interface DecidedAction {
  readonly order: Order;
  readonly action: ActionRow;
  readonly reward: TenantKey;
}

/** Returns the order that came of a reissue. */
async function applyDone(
  tx: Tx,
  { enqueue, at }: ApplyDeps,
  { order, action, reward }: DecidedAction,
  { card }: ActionOutcome,
): Promise<TenantKey | null> {
  const line = { platformId: reward.platformId, id: action.order_line_id };
  const cancelled = { order, line, userId: action.user_id, at };
  if (action.kind === 'FREEZE') await freezeReward(tx, reward, card.frozenUntil ?? action.frozen_until);
  else if (action.kind === 'UNFREEZE') await unfreezeReward(tx, reward);
  else await cancelReward(tx, reward, at);
  if (action.kind === 'CANCEL') await refundReward(tx, cancelled);
  if (action.kind !== 'REISSUE') return null;
  const { remaining_minor, redeemed_base_minor, issued_at, expires_at } = await lockReward(tx, reward);
  const newOrder = await reissueReward(tx, {
    ...cancelled,
    reward: {
      remainingMinor: remaining_minor,
      redeemedBaseMinor: redeemed_base_minor,
      issuedAt: issued_at,
      expiresAt: expires_at,
    },
    changes: changesOf(action),
    feeMinor: action.fee_minor,
  });
  await enqueue(tx, {
    queue: 'issue-order',
    data: { platformId: String(newOrder.platformId), orderId: String(newOrder.id) },
  });
  return newOrder;
}

const changesOf = (action: ActionRow) => ({
  firstName: action.first_name,
  lastName: action.last_name,
  email: action.email,
  etid: action.etid,
  templateVersion: action.template_version,
  senderName: action.sender_name,
  subject: action.subject,
  message: action.message,
  notes: action.notes,
});

/** Gives the fee back that was set aside. */
async function applyRefused(
  tx: Tx,
  { at }: ApplyDeps,
  { order, action }: Omit<DecidedAction, 'reward'>,
): Promise<null> {
  const money = { accountId: order.account_id, currencyCode: order.currency_code, at };
  const journals = reissueFeeJournal(money, -action.fee_minor, action.user_id);
  if (journals.length > 0) await postJournals(tx, order.platform_id, journals);
  return null;
}

/** Returns when the hold that an action has set ends. */
const holdOf = ({ kind }: ActionRow, { kind: outcome, card }: ActionOutcome): Date | null =>
  kind === 'FREEZE' && outcome === 'DONE' ? card.frozenUntil : null;

/** Has the waiting mails about a reward looked at again: now, or when its hold ends. */
async function wakeMails(tx: Tx, enqueue: Enqueue, reward: TenantKey, startAfter: Date | null): Promise<void> {
  for (const { platformId, id } of await unsentMails(tx, reward))
    await enqueue(tx, {
      queue: 'send-reward-mail',
      data: { platformId: String(platformId), outboxId: String(id) },
      ...(startAfter !== null && { startAfter }),
    });
}
