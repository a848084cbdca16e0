import type { Resend, ResendBody } from '@portal/shared/contract/resends';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { mailboxOf, resendRight } from '@portal/shared/domain/ordering/resendRules';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../clock.ts';
import { seal } from '../../crypto/seal.ts';
import { hashToken, randomToken } from '../../crypto/tokens.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { mayReceive } from '../allowlist/index.ts';
import { listBlockedDomains } from '../carts/index.ts';
import { changeAddress, lockLine, readResendState, recordSendingAgain, requireLine } from '../orders/index.ts';
import { findLiveRewardId, replaceToken } from '../rewards/index.ts';
import { insertRewardCopies } from '../../delivery/insertRewardCopies.ts';
import { messageIdOf } from '../../delivery/issueOrder.ts';
import { queueRewardMail } from '../../delivery/mailOutboxRepository.ts';
import { RESEND_FAILURES } from './resendErrors.ts';
import { insertResend } from './resendRepository.ts';

export interface ResendDeps {
  readonly clock: Clock;
  readonly credentialKey: Buffer;
  readonly mailHost: string;
  readonly enqueue: Enqueue;
}

interface LineAddress {
  readonly referenceOrderId: string;
  readonly lineNumber: string;
}

/**
 * Sends the reward of a line again, for no fee. Raises 404 for a line that the user does not see, 403 without the right to
 * send it (to that address), 400 at an address that an order would refuse or that is the user's own, and 409 or 422 where
 * the line cannot be sent now.
 */
export const createResend =
  ({ clock, credentialKey, mailHost, enqueue }: ResendDeps) =>
  async (tx: Tx, user: SessionUser, address: LineAddress, body: ResendBody): Promise<Resend> => {
    await lockLine(tx, keyOf((await requireLine(tx, user, address)).line));
    const { order, line } = await requireLine(tx, user, address);
    const key = keyOf(line);
    const at = clock.now();
    const recipient = body.email || (line.email ?? '');
    const isNew = emailKey(recipient) !== emailKey(line.email ?? '');
    const right = resendRight(user, order.user_id === user.id);
    if (right === 'NONE' || (isNew && right !== 'NEW_ADDRESS')) throw new AppError(COMMON_FAILURES.forbidden);
    const refusal = await readResendState(tx, line, at);
    if (refusal !== null) throw new AppError(RESEND_FAILURES[refusal]);
    await requireSendable(tx, user, recipient);

    const token = randomToken();
    const hash = hashToken(token);
    const rewardId = await findLiveRewardId(tx, key);
    if (isNew) {
      await replaceToken(tx, { ...key, id: rewardId }, { hash, sealed: seal(credentialKey, token) }, at);
      await changeAddress(tx, key, recipient);
    }
    if (line.delivery_status === 'NOT_DELIVERED') await recordSendingAgain(tx, key, order.id);
    const mail = { line: key, rewardId, messageId: messageIdOf(hash, mailHost), recipient, at };
    const outboxId = await queueRewardMail(tx, mail);
    await insertResend(tx, {
      line: key,
      outboxId,
      recipient,
      reason: body.reason,
      otherReason: body.reason === 'OTHER' ? body.otherReason.trim() : null,
      userId: user.id,
      at,
    });
    const copyIds = await insertRewardCopies(tx, { platformId: key.platformId, lineIds: [key.id], mailHost, at });
    for (const id of [outboxId, ...copyIds])
      await enqueue(tx, {
        queue: 'send-reward-mail',
        data: { platformId: String(key.platformId), outboxId: String(id) },
      });
    await writeAudit(tx, {
      platformId: key.platformId,
      actorUserId: user.id,
      action: 'reward.resent',
      entityType: 'orderLine',
      entityId: String(line.id),
      details: { reason: body.reason, isNewAddress: isNew },
      at,
    });
    return { recipient, at: at.toISOString(), resentBy: fullName(user.firstName, user.lastName), reason: body.reason };
  };

export type SendAgain = ReturnType<typeof createResend>;

/** Raises 400 at the address when no order could go there, or when it is the user's own. */
async function requireSendable(tx: Tx, user: SessionUser, email: string): Promise<void> {
  const refusal =
    checkRecipientEmail(email, await listBlockedDomains(tx, user.platformId)) ??
    (mailboxOf(email) === mailboxOf(user.email)
      ? { key: 'error.resend.self' as const }
      : await unlisted(tx, user, email));
  if (refusal === null) return;
  const { key, values } = refusal;
  throw new AppError({
    ...COMMON_FAILURES.validation,
    fields: [{ field: 'email', i18nKey: key, ...(values && { values: { ...values } }) }],
  });
}

const unlisted = async (tx: Tx, { platformId }: SessionUser, email: string): Promise<Refusal | null> =>
  (await mayReceive(tx, platformId, emailKey(email))) ? null : { key: 'error.email.notListed' };
