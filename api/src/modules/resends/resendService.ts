import type { Resend, ResendBody } from '@portal/shared/contract/resends';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { isSameRecipient, type DigitalRecipient } from '@portal/shared/domain/ordering/digitalRecipient';
import { resendRight } from '@portal/shared/domain/ordering/resendRules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { checkMobileNumber } from '@portal/shared/domain/people/mobileNumber';
import { fullName } from '@portal/shared/domain/people/fullName';
import { fieldError } from '../../errors/fieldErrors.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { listResendMethods, requireLine, type OrderLineView } from '../orders/index.ts';
import { recipientField, recipientRefusals } from './recipientRefusals.ts';
import { RESEND_FAILURES } from './resendErrors.ts';
import { toOwnRecipient, toResendReason, type ResendLine } from './resendLine.ts';

interface LineAddress {
  readonly referenceOrderId: string;
  readonly lineNumber: string;
}

interface ResendServiceDeps {
  readonly resendLine: ResendLine;
  readonly clock: Clock;
  /** The ways in which this installation sends. */
  readonly deliveryMethods: readonly DeliveryMethod[];
}

/**
 * Sends the reward of a line again. Raises 404 for a line that the user does not see, 403 without the right to send it (to
 * that address, or in that way), 400 at an address or number that an order would refuse, at an address that is the user's own, or
 * that was not checked by who may change it, and 409 or 422 where the line cannot be sent now.
 */
export function createResendService({ resendLine, clock, deliveryMethods }: ResendServiceDeps) {
  /** A reward may go in a new way alone where an order of it could. */
  const findRefusal = async (tx: Tx, user: SessionUser, line: OrderLineView, target: ResendTarget) => {
    const { recipient, isNew } = target;
    const wrong = (await recipientRefusals(tx, user, [recipient], deliveryMethods))(recipient);
    if (wrong !== null || !isNew || recipient.method === 'EMAIL') return wrong;
    const methods = await listResendMethods(tx, line, deliveryMethods);
    return methods.includes(recipient.method) ? null : notOffered(line);
  };

  return async (tx: Tx, user: SessionUser, address: LineAddress, body: ResendBody): Promise<Resend> => {
    const { order, line } = await requireLine(tx, user, address);
    const target = readTarget(body, line);
    const { recipient, isNew } = target;
    const right = resendRight(user, order.user_id === user.id);
    if (right === 'NONE' || (isNew && right !== 'NEW_ADDRESS')) throw new AppError(COMMON_FAILURES.forbidden);
    if (right === 'NEW_ADDRESS' && !body.acknowledged)
      throw refused('acknowledged', { key: 'error.resend.acknowledge' });
    const wrong = isDigital(line) ? await findRefusal(tx, user, line, target) : null;
    if (wrong !== null) throw refused(recipientField(recipient), wrong);
    const resendReason = toResendReason(body);
    const resend = { line: keyOf(line), newRecipient: isNew ? recipient : null, userId: user.id, ...resendReason };
    const refusal = await resendLine(tx, resend);
    if (refusal !== null) throw new AppError(RESEND_FAILURES[refusal]);
    const resentBy = fullName(user.firstName, user.lastName);
    return { recipient: recipient.to, at: clock.now().toISOString(), resentBy, reason: resendReason.reason };
  };
}

export type ResendService = ReturnType<typeof createResendService>;

interface ResendTarget {
  readonly recipient: DigitalRecipient;
  readonly isNew: boolean;
}

function readTarget({ email, mobileNumber }: ResendBody, line: OrderLineView): ResendTarget {
  const own = toOwnRecipient(line);
  const named: DigitalRecipient | null = email ? { method: 'EMAIL', to: email } : null;
  const recipient = mobileNumber ? toMobileRecipient(mobileNumber) : (named ?? own);
  return { recipient, isNew: !isSameRecipient(recipient, own) };
}

/** Reads a number that was typed; one that is refused stays as it is. */
function toMobileRecipient(typed: string): DigitalRecipient {
  const verdict = checkMobileNumber(typed);
  return { method: 'MOBILE', to: 'number' in verdict ? verdict.number : typed };
}

const isDigital = ({ delivery_method }: OrderLineView): boolean =>
  delivery_method === 'EMAIL' || delivery_method === 'MOBILE';

const notOffered = ({ reward_name: rewardName }: OrderLineView): Refusal => ({
  key: 'error.delivery.notOffered',
  values: { rewardName },
});

const refused = (field: string, refusal: Refusal): AppError =>
  new AppError({ ...COMMON_FAILURES.validation, fields: [fieldError(field, refusal)] });
