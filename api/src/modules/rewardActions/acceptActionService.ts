import type { ReissueBody, RewardActionBody, RewardActionRecord } from '@portal/shared/contract/rewardActions';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { ANY_ORDER_HISTORY, isAllowed } from '@portal/shared/domain/access/permissions';
import { findActionRefusal, isActionPermitted, type RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Insertable } from 'kysely';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Tx } from '../../db/client.ts';
import type { RewardActions } from '../../db/schema.generated.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { failPoint } from '../../runtime/failPoint.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { postJournals } from '../../ledger/postJournal.ts';
import type { AlertLowBalance } from '../balanceAlerts/index.ts';
import {
  toActionableReward,
  disclose,
  listActions,
  lockOrder,
  reissueFeeJournal,
  requireLine,
  toActionRecord,
  type OrderLineView,
  type OrderView,
} from '../orders/index.ts';
import { lockReward } from '../rewards/index.ts';
import { checkReissue } from './checkReissue.ts';
import { ACTION_FAILURES } from './rewardActionErrors.ts';
import { insertAction } from './rewardActionRepository.ts';

export interface LineAddress {
  readonly referenceOrderId: string;
  readonly lineNumber: string;
}

interface AcceptDeps {
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly alertLowBalance: AlertLowBalance;
  /** The ways in which the installation can send. */
  readonly deliveryMethods: readonly DeliveryMethod[];
  /** The fee of a reissue, in minor units of the account's currency. */
  readonly reissueFeeMinor: bigint;
}

/** A reward that may be acted on, locked with its order. */
interface ActionTarget {
  readonly order: OrderView;
  readonly line: OrderLineView;
  readonly rewardId: bigint;
  readonly at: Date;
}

/**
 * Takes actions on rewards: each is written with its audit entry and the job that asks the issuer. Raises 404 for a line that the
 * user does not see, 403 without the right, 409 while another action waits for the issuer, and 422 where the action is not possible.
 */
export function createAcceptActions(deps: AcceptDeps) {
  const { clock, enqueue, alertLowBalance, deliveryMethods, reissueFeeMinor } = deps;
  const recordAction = async (
    tx: Tx,
    user: SessionUser,
    target: ActionTarget,
    action: Omit<Insertable<RewardActions>, 'platform_id' | 'reward_id' | 'order_line_id' | 'user_id' | 'created_at'>,
  ): Promise<RewardActionRecord> => {
    const { line, rewardId, at } = target;
    const row = await insertAction(tx, {
      ...action,
      platform_id: user.platformId,
      reward_id: rewardId,
      order_line_id: line.id,
      user_id: user.id,
      created_at: at,
    });
    if (row === undefined) throw new Error(`Line ${String(line.id)} has another act that was not seen`);
    await enqueue(tx, {
      queue: 'reward-action',
      data: { platformId: String(user.platformId), rewardActionId: String(row.id) },
    });
    await writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action: REQUESTED[row.kind] ?? 'reward.actionAsked',
      entityType: 'orderLine',
      entityId: String(line.id),
      details: { reason: row.reason },
      at,
    });
    failPoint('reward-action-accepted');
    return toActionRecord({
      ...row,
      first_name: user.firstName,
      last_name: user.lastName,
      new_reference_order_id: null,
    });
  };

  const setFeeAside = async (
    tx: Tx,
    user: SessionUser,
    { order: { platform_id, id }, at }: ActionTarget,
  ): Promise<void> => {
    const order = await lockOrder(tx, { platformId: platform_id, id });
    if (order === undefined) throw new AppError(COMMON_FAILURES.notFound);
    const money = { accountId: order.account_id, currencyCode: order.currency_code, at };
    const journals = reissueFeeJournal(money, reissueFeeMinor, user.id);
    if (journals.length === 0) return;
    for (const journalId of await disclose(user, () => postJournals(tx, platform_id, journals)))
      await alertLowBalance(tx, { platformId: platform_id, journalId, at });
  };

  return {
    /** Freezes, unfreezes or cancels. */
    accept: async (
      tx: Tx,
      user: SessionUser,
      kind: Exclude<RewardAction, 'REISSUE'>,
      address: LineAddress,
      body: RewardActionBody,
    ): Promise<RewardActionRecord> => {
      const target = await lockActable(tx, user, kind, address, clock.now());
      const until = new Date(target.at.getTime() + SETTINGS.rewardActions.freezeMs);
      return recordAction(tx, user, target, {
        kind,
        ...reasonOf(body),
        frozen_until: kind === 'FREEZE' ? until : null,
      });
    },

    /** Cancels a reward and sends what is left of it anew; the fee is set aside at once. */
    acceptReissue: async (
      tx: Tx,
      user: SessionUser,
      address: LineAddress,
      body: ReissueBody,
    ): Promise<RewardActionRecord> => {
      const target = await lockActable(tx, user, 'REISSUE', address, clock.now());
      const changes = await checkReissue(tx, { ...target, deliveryMethods, user }, body);
      await setFeeAside(tx, user, target);
      return recordAction(tx, user, target, {
        kind: 'REISSUE',
        ...reasonOf(body),
        fee_minor: reissueFeeMinor,
        first_name: changes.firstName,
        last_name: changes.lastName,
        email: changes.email,
        etid: changes.etid,
        template_version: changes.templateVersion,
        sender_name: changes.senderName,
        subject: changes.subject,
        message: changes.message,
        notes: changes.notes,
      });
    },
  };
}

export type AcceptActions = ReturnType<typeof createAcceptActions>;

const REQUESTED: Readonly<Record<string, string>> = {
  FREEZE: 'reward.freezeAsked',
  UNFREEZE: 'reward.unfreezeAsked',
  CANCEL: 'reward.cancelAsked',
  REISSUE: 'reward.reissueAsked',
};

const reasonOf = ({ reason, otherReason }: RewardActionBody | ReissueBody) => ({
  reason,
  other_reason: reason === 'OTHER' ? otherReason.trim() : null,
});

async function lockActable(
  tx: Tx,
  user: SessionUser,
  action: RewardAction,
  address: LineAddress,
  at: Date,
): Promise<ActionTarget> {
  const found = await requireLine(tx, user, address);
  await lockOrder(tx, keyOf(found.order));
  const rewardId = found.line.reward_id;
  if (rewardId !== null) await lockReward(tx, { platformId: user.platformId, id: rewardId });
  // As it is now that nobody else changes it.
  const { order, line } = await requireLine(tx, user, address);
  const reward = toActionableReward(line, at);
  const seesOrders = isAllowed(user, { any: ANY_ORDER_HISTORY });
  if (!seesOrders || !isActionPermitted(user, action, reward)) throw new AppError(COMMON_FAILURES.forbidden);
  const refusal = findActionRefusal(action, reward, at);
  if (refusal === 'underWay') throw new AppError(await underWay(tx, line));
  if (refusal !== null || rewardId === null) throw new AppError(ACTION_FAILURES[refusal ?? 'notIssued']);
  return { order, line, rewardId, at };
}

/** Says who is doing what. */
async function underWay(tx: Tx, line: OrderLineView) {
  const open = (await listActions(tx, keyOf(line))).find(({ state }) => state === 'OPEN');
  const record = open && toActionRecord(open);
  return { ...ACTION_FAILURES.underWay, values: { by: record?.by ?? '', action: record?.action ?? '' } };
}
