import { getDigitalRecipient, type DigitalRecipient } from '@portal/shared/domain/ordering/digitalRecipient';
import type { ResendReason, ResendRefusal } from '@portal/shared/domain/ordering/resendRules';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import { seal } from '../../crypto/seal.ts';
import { hashToken, randomToken } from '../../crypto/tokens.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import {
  changeRecipient,
  findResendable,
  lockLine,
  lockOrder,
  recordSendingAgain,
  resendState,
  type Resendable,
} from '../orders/index.ts';
import { queueRewardMails, type RewardMailQueue } from '../rewardMails/index.ts';
import { lockReward, replaceToken } from '../rewards/index.ts';
import { insertResend } from './resendRepository.ts';

export interface ResendLineDeps extends RewardMailQueue {
  readonly clock: Clock;
  readonly credentialKey: Buffer;
}

interface ResendReasonInput {
  readonly reason: ResendReason;
  readonly otherReason: string | null;
}

/** The reason of a body, with words for another one alone. */
export const toResendReason = ({
  reason,
  otherReason,
}: {
  readonly reason: ResendReason;
  readonly otherReason: string;
}): ResendReasonInput => ({
  reason,
  otherReason: reason === 'OTHER' ? otherReason.trim() : null,
});

/** A request to send a line again: by whom, and why. `newRecipient`: null for the line's own. */
export interface ResendInput extends ResendReasonInput {
  readonly line: TenantKey;
  readonly newRecipient: DigitalRecipient | null;
  readonly userId: bigint;
}

/**
 * Sends the reward of a line again, for no fee; to a new address or number with a new link. Returns why it cannot be sent now, or
 * null. Whether the user may was asked before.
 */
export const createResendLine =
  ({ clock, credentialKey, ...queue }: ResendLineDeps) =>
  async (tx: Tx, resend: ResendInput): Promise<ResendRefusal | null> => {
    const line = await lockResendable(tx, resend.line);
    if (line === undefined || line.reward_id === null) return 'notIssued';
    const at = clock.now();
    const { refusal } = resendState(line, line.last_resent_at, at);
    if (refusal !== null) return refusal;
    const token = randomToken();
    const hash = hashToken(token);
    const key = keyOf(line);
    if (resend.newRecipient !== null) {
      const reward = { platformId: key.platformId, id: line.reward_id };
      await replaceToken(tx, reward, { hash, sealed: seal(credentialKey, token) }, at);
      await changeRecipient(tx, key, resend.newRecipient);
    }
    if (line.delivery_status === 'NOT_DELIVERED') await recordSendingAgain(tx, key, line.order_id);
    const { to: recipient } = resend.newRecipient ?? toOwnRecipient(line);
    const [outboxId] = await queueRewardMails(queue, tx, {
      platformId: key.platformId,
      rewards: [{ lineId: key.id, rewardId: line.reward_id, tokenHash: hash, recipient }],
      at,
    });
    if (outboxId === undefined) throw new Error('The mail was not queued');
    await insertResend(tx, { ...resend, outboxId, recipient, at });
    await auditResend(tx, resend, recipient, at);
    return null;
  };

export type ResendLine = ReturnType<typeof createResendLine>;

/** Returns a line as it is now that nobody else changes it or its reward. */
async function lockResendable(tx: Tx, key: TenantKey): Promise<Resendable | undefined> {
  const found = await findResendable(tx, key);
  if (found === undefined || found.reward_id === null) return undefined;
  await lockOrder(tx, { platformId: key.platformId, id: found.order_id });
  await lockReward(tx, { platformId: key.platformId, id: found.reward_id });
  await lockLine(tx, key);
  return findResendable(tx, key);
}

/** Returns to whom a line went. */
export const toOwnRecipient = (
  line: Pick<Resendable, 'delivery_method' | 'email' | 'mobile_number'>,
): DigitalRecipient =>
  getDigitalRecipient({
    deliveryMethod: line.delivery_method,
    email: line.email,
    mobileNumber: line.mobile_number,
  });

const auditResend = (tx: Tx, { line, userId, reason, newRecipient }: ResendInput, recipient: string, at: Date) =>
  writeAudit(tx, {
    platformId: line.platformId,
    actorUserId: userId,
    action: 'reward.resent',
    entityType: 'orderLine',
    entityId: String(line.id),
    details: {
      reason,
      isNewAddress: newRecipient !== null,
      ...(newRecipient?.method === 'MOBILE' && { mobileNumber: recipient }),
    },
    at,
  });
