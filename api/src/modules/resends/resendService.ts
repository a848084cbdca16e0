import type { Resend, ResendBody } from '@portal/shared/contract/resends';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { resendRight } from '@portal/shared/domain/ordering/resendRules';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { requireLine } from '../orders/index.ts';
import { addressRefusals, fieldError } from './addressRefusals.ts';
import { RESEND_FAILURES } from './resendErrors.ts';
import { toResendReason, type ResendLine } from './resendLine.ts';

interface LineAddress {
  readonly referenceOrderId: string;
  readonly lineNumber: string;
}

/**
 * Sends the reward of a line again. Raises 404 for a line that the user does not see, 403 without the right to send it (to
 * that address), 400 at an address that an order would refuse or that is the user's own, or that was not checked by who may
 * change it, and 409 or 422 where the line cannot be sent now.
 */
export const createResendService =
  (resendLine: ResendLine, clock: Clock) =>
  async (tx: Tx, user: SessionUser, address: LineAddress, body: ResendBody): Promise<Resend> => {
    const { order, line } = await requireLine(tx, user, address);
    const email = line.email ?? '';
    const recipient = body.email || email;
    const isNew = emailKey(recipient) !== emailKey(email);
    const right = resendRight(user, order.user_id === user.id);
    if (right === 'NONE' || (isNew && right !== 'NEW_ADDRESS')) throw new AppError(COMMON_FAILURES.forbidden);
    if (right === 'NEW_ADDRESS' && !body.acknowledged)
      throw new AppError({
        ...COMMON_FAILURES.validation,
        fields: [{ field: 'acknowledged', i18nKey: 'error.resend.acknowledge' }],
      });
    const wrong = (await addressRefusals(tx, user, [recipient]))(recipient);
    if (wrong !== null && line.delivery_method === 'EMAIL')
      throw new AppError({ ...COMMON_FAILURES.validation, fields: [fieldError('email', wrong)] });
    const resendReason = toResendReason(body);
    const newEmail = isNew ? recipient : null;
    const refusal = await resendLine(tx, { line: keyOf(line), newEmail, userId: user.id, ...resendReason });
    if (refusal !== null) throw new AppError(RESEND_FAILURES[refusal]);
    const resentBy = fullName(user.firstName, user.lastName);
    return { recipient, at: clock.now().toISOString(), resentBy, reason: resendReason.reason };
  };

export type ResendService = ReturnType<typeof createResendService>;
