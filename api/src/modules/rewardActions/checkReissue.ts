import type { FieldError } from '@portal/shared/contract/common';
import type { ReissueBody } from '@portal/shared/contract/rewardActions';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { checkLineTexts } from '@portal/shared/domain/ordering/lineTexts';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { mailboxOf } from '@portal/shared/domain/ordering/resendRules';
import { fieldError } from '../../errors/fieldErrors.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { checkOrderable, loadLineRules, readAddress } from '../carts/index.ts';
import type { OrderLineView, OrderView, ReissuedLine } from '../orders/index.ts';
import { REISSUE_FAILURES } from './rewardActionErrors.ts';
import { readOrderContext } from './reissueReadModel.ts';

/** The line that a reissue is of, and who asks for it. */
interface ReissueContext {
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly user: SessionUser;
  readonly order: OrderView;
  readonly line: OrderLineView;
}

/**
 * Returns what the new line says. Raises 400 for each field that an order would refuse, at the address also when it is a new
 * one of the user's own, and 422 when the item is gone or the account is not active.
 */
export async function checkReissue(
  tx: Tx,
  { deliveryMethods, user, order, line }: ReissueContext,
  body: ReissueBody,
): Promise<ReissuedLine> {
  const context = await readOrderContext(tx, keyOf(order));
  if (context.account_status !== 'ACTIVE' || !context.account_active)
    throw new AppError(REISSUE_FAILURES.accountNotActive);
  const changes = changesOf(body, line);
  const rules = await loadLineRules(tx, context, deliveryMethods, {
    utids: [line.utid],
    emails: changes.email === null ? [] : [changes.email],
    mobileNumbers: line.mobile_number === null ? [] : [line.mobile_number],
  });
  const item = rules.items.get(line.utid);
  if (item === undefined) throw new AppError(REISSUE_FAILURES.itemGone);
  const lineErrors = checkOrderable(
    {
      utid: line.utid,
      currencyCode: line.currency_code,
      etid: body.deliveryTemplate.etid,
      ptid: line.ptid,
      address: readAddress(line.address),
      deliveryMethod: line.delivery_method,
      emailDomain: changes.email === null ? null : domainOf(changes.email),
      isListed: changes.email === null || rules.isListed(changes.email),
      isOptedOut: line.mobile_number !== null && rules.isOptedOut(line.mobile_number),
      hasNotes: changes.notes !== null,
    },
    item,
    rules,
  );
  if (lineErrors.some(({ field }) => field === 'utid')) throw new AppError(REISSUE_FAILURES.itemGone);
  const fields = [
    ...addressErrors(user, line, changes.email),
    ...checkLineTexts(body).map(([field, refusal]) => fieldError(field, refusal)),
    ...lineErrors,
  ];
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return { ...changes, templateVersion: rules.templateVersions.get(body.deliveryTemplate.etid) ?? null };
}

const orNull = (value: string | null | undefined): string | null => value?.trim() || null;
const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

const changesOf = (
  { recipient, deliveryTemplate, metadata }: ReissueBody,
  line: OrderLineView,
): Omit<ReissuedLine, 'templateVersion'> => ({
  firstName: orNull(recipient.firstName),
  lastName: orNull(recipient.lastName),
  // A reward that goes to a phone has no address.
  email: line.delivery_method === 'EMAIL' ? (orNull(recipient.email) ?? '') : null,
  etid: deliveryTemplate.etid,
  senderName: orNull(deliveryTemplate.senderName),
  subject: orNull(deliveryTemplate.subject),
  message: orNull(deliveryTemplate.message),
  notes: orNull(metadata?.notes),
});

function addressErrors(user: SessionUser, line: OrderLineView, email: string | null): FieldError[] {
  if (email === null) return [];
  const refusal = checkRecipientEmail(email);
  if (refusal !== null) return [fieldError('recipient.email', refusal)];
  const isOwn = emailKey(email) !== emailKey(line.email ?? '') && mailboxOf(email) === mailboxOf(user.email);
  return isOwn ? [{ field: 'recipient.email', i18nKey: 'error.resend.self' }] : [];
}
