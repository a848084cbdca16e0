import type { ResendBatchBody } from '@portal/shared/contract/resendBatches';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { isSameRecipient, type DigitalRecipient } from '@portal/shared/domain/ordering/digitalRecipient';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { resendRight, sharedTargets, type SkipReason } from '@portal/shared/domain/ordering/resendRules';
import { fieldError } from '../../../errors/fieldErrors.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { Executor } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { listResendables, resendState, type Resendable } from '../../orders/index.ts';
import { recipientRefusals } from '../recipientRefusals.ts';
import { toOwnRecipient } from '../resendLine.ts';

/** A line with what would become of it. `wrong`: what its address, which the user may change, is refused for. */
export interface ChosenLine {
  readonly line: Resendable;
  readonly recipient: DigitalRecipient;
  readonly newEmail: string | null;
  readonly canChangeAddress: boolean;
  readonly skip: SkipReason | null;
  readonly wrong: Refusal | null;
}

interface ChoiceContext {
  readonly now: Date;
  /** The ways in which this installation sends. */
  readonly deliveryMethods: readonly DeliveryMethod[];
}

/** Judges lines as if each were sent by itself. Raises 404 when the user does not see one, 403 without the right to an address. */
export async function chosenLines(
  executor: Executor,
  user: SessionUser,
  asked: ResendBatchBody['lines'],
  { now, deliveryMethods }: ChoiceContext,
): Promise<ChosenLine[]> {
  const seen = await listResendables(
    executor,
    user,
    asked.map(({ lineId }) => BigInt(lineId)),
  );
  const rows = new Map(seen.map((row) => [String(row.id), row]));
  const targets = asked.map(({ lineId, email }) => {
    const line = rows.get(lineId);
    if (line === undefined) throw new AppError(COMMON_FAILURES.notFound);
    const own = toOwnRecipient(line);
    const recipient: DigitalRecipient = email ? { method: 'EMAIL', to: email } : own;
    const isNew = !isSameRecipient(recipient, own);
    const right = resendRight(user, line.user_id === user.id);
    if (right === 'NONE' || (isNew && right !== 'NEW_ADDRESS')) throw new AppError(COMMON_FAILURES.forbidden);
    return { line, recipient, isNew, canChangeAddress: right === 'NEW_ADDRESS' };
  });
  const refusalOf = await recipientRefusals(
    executor,
    user,
    targets.map(({ recipient }) => recipient),
    deliveryMethods,
  );
  return targets.map(({ line, recipient, isNew, canChangeAddress }) => {
    const { refusal } = resendState(line, line.last_resent_at, now);
    const wrong = refusal === null ? refusalOf(recipient) : null;
    // A number is changed where the line is sent by itself.
    const isFixed = !canChangeAddress || recipient.method === 'MOBILE';
    const skip = refusal ?? (wrong !== null && isFixed ? 'address' : null);
    return { line, recipient, newEmail: isNew ? recipient.to : null, canChangeAddress, skip, wrong };
  });
}

/**
 * Raises 400 at each address of the lines that go which is refused, or is a new one to which another line goes too, unless that
 * was acknowledged.
 */
export function requireSendable(chosen: readonly ChosenLine[], isSharedAcknowledged: boolean): void {
  const going = chosen.flatMap(({ skip, ...line }, index) => (skip === null ? [{ ...line, index }] : []));
  const shared = sharedTargets(
    going.map(({ recipient, newEmail }) => ({ email: recipient.to, isNew: newEmail !== null })),
  );
  const fields = going.flatMap(({ wrong, index }, at) => {
    const refusal = wrong ?? (shared.has(at) && !isSharedAcknowledged ? { key: 'error.resend.twice' as const } : null);
    return refusal === null ? [] : [fieldError(`lines[${index}].email`, refusal)];
  });
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
}
