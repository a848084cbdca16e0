import { randomUUID } from 'node:crypto';
import type { FieldError } from '@portal/shared/contract/common';
import type { CartLineBody } from '@portal/shared/contract/shoppingCarts';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { checkLineTexts, checkMailTexts } from '@portal/shared/domain/ordering/lineTexts';
import { checkMobileNumber } from '@portal/shared/domain/people/mobileNumber';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { checkRewardAmount } from '@portal/shared/domain/ordering/rewardAmount';
import { fieldError } from '../../errors/fieldErrors.ts';
import type { RewardItem } from '../catalog/index.ts';
import type { CheckedLine, LineMail, MailChange } from './CartLine.ts';
import { checkOrderable, checkTemplate, itemNotFound, type LineRules, type OrderableLine } from './lineRules.ts';
import { checkLineSchedule, toLineSchedule, type ScheduleContext } from './scheduleRules.ts';

export type LineVerdict = { readonly line: CheckedLine } | { readonly errors: readonly FieldError[] };

/** Stands for the senders of lines that keep theirs, which were checked as these were made. */
const KEPT_SENDER = 'Sender';

const text = (value: string | null | undefined): string => value?.trim() ?? '';
const orNull = (value: string | null | undefined): string | null => (text(value) === '' ? null : text(value));

interface Delivery {
  readonly method: DeliveryMethod;
  readonly email: string | null;
  readonly mobileNumber: string | null;
}

type DeliveryVerdict = Delivery | { readonly errors: FieldError[] };

/** Validates one line. `path` is the line's path in errors (`lineItems[2]`). */
export function checkCartLine(
  body: CartLineBody,
  rules: LineRules,
  { path, ...schedule }: ScheduleContext & { readonly path: string },
): LineVerdict {
  const item = rules.items.get(body.utid);
  if (!item) return { errors: at(path, [itemNotFound(body.utid)]) };
  const amount = checkRewardAmount(body.amount, item.amountRule);
  const delivery = deliveryOf(body.recipient);
  const errors = [
    ...('refusal' in amount ? [fieldError('amount', amount.refusal)] : []),
    ...('errors' in delivery ? delivery.errors : []),
    ...(item.fulfillmentType === 'DIGITAL' && body.quantity !== 1
      ? [{ field: 'quantity', i18nKey: 'error.quantity.invalid' }]
      : []),
    ...checkLineTexts(body).map(([field, refusal]) => fieldError(field, refusal)),
    ...checkOrderable(toOrderableLine(body, item, delivery, rules), item, rules),
    ...checkLineSchedule(toLineSchedule(body), item, schedule),
  ];
  if (errors.length > 0 || 'refusal' in amount || 'errors' in delivery) return { errors: at(path, errors) };
  const templateVersion = rules.templateVersions.get(body.deliveryTemplate.etid) ?? 1;
  return { line: { ...toLine(body, item, amount.minor, delivery), templateVersion } };
}

type MailBody = CartLineBody['deliveryTemplate'];
type MailRules = Pick<LineRules, 'templateVersions'>;
type Refused = { readonly errors: readonly FieldError[] };

/** Validates the mail of a line by itself. */
export function checkLineMail(mail: MailBody, rules: MailRules): { readonly mail: LineMail } | Refused {
  const errors = [
    ...checkMailTexts(mail).map(([field, refusal]) => fieldError(field, refusal)),
    ...checkTemplate(mail.etid, rules),
  ];
  if (errors.length > 0) return { errors };
  return { mail: { ...mailOf(mail), templateVersion: rules.templateVersions.get(mail.etid) ?? 1 } };
}

/** Validates a mail for lines that keep the texts which it leaves out. */
export function checkMailChange(
  { senderName, subject, message, etid }: MailBody,
  rules: MailRules,
): { readonly mail: MailChange } | Refused {
  const whole = checkLineMail({ etid, senderName: senderName ?? KEPT_SENDER, subject, message }, rules);
  if ('errors' in whole) return whole;
  return {
    mail: {
      etid: whole.mail.etid,
      templateVersion: whole.mail.templateVersion,
      ...(senderName !== undefined && { senderName: whole.mail.senderName }),
      ...(subject !== undefined && { subject: whole.mail.subject }),
      ...(message !== undefined && { message: whole.mail.message }),
    },
  };
}

const toOrderableLine = (
  body: CartLineBody,
  item: RewardItem,
  delivery: DeliveryVerdict,
  rules: LineRules,
): OrderableLine => ({
  utid: item.utid,
  currencyCode: item.currencyCode,
  etid: body.deliveryTemplate.etid,
  deliveryMethod: 'errors' in delivery ? null : delivery.method,
  emailDomain: 'errors' in delivery ? null : domainOf(delivery.email),
  isListed: 'errors' in delivery || delivery.email === null || rules.isListed(delivery.email),
  isOptedOut: !('errors' in delivery) && delivery.mobileNumber !== null && rules.isOptedOut(delivery.mobileNumber),
  hasNotes: orNull(body.metadata?.notes) !== null,
});

const at = (path: string, errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => ({ ...error, field: path === '' ? error.field : `${path}.${error.field}` }));

const domainOf = (email: string | null): string | null =>
  email === null ? null : email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** A mobile number wins over an e-mail address, which is then dropped. */
function deliveryOf(recipient: CartLineBody['recipient']): DeliveryVerdict {
  const [mobile, email] = [text(recipient.mobileNumber), text(recipient.email)];
  if (mobile !== '') {
    const verdict = checkMobileNumber(mobile);
    return 'refusal' in verdict
      ? { errors: [fieldError('recipient.mobileNumber', verdict.refusal)] }
      : { method: 'MOBILE', email: null, mobileNumber: verdict.number };
  }
  if (email === '') return { errors: [{ field: 'recipient.email', i18nKey: 'error.recipient.delivery' }] };
  const refusal = checkRecipientEmail(email);
  return refusal
    ? { errors: [fieldError('recipient.email', refusal)] }
    : { method: 'EMAIL', email, mobileNumber: null };
}

const toLine = (
  body: CartLineBody,
  item: RewardItem,
  amountMinor: bigint,
  delivery: Delivery,
): Omit<CheckedLine, 'templateVersion'> => ({
  identifier: randomUUID(),
  externalReferenceId: orNull(body.externalReferenceId) ?? randomUUID(),
  legacyUploadIdentifier: orNull(body.legacyUploadIdentifier),
  utid: item.utid,
  fulfillmentType: item.fulfillmentType,
  currencyCode: item.currencyCode,
  amountMinor,
  quantity: body.quantity,
  deliveryMethod: delivery.method,
  firstName: text(body.recipient.firstName),
  lastName: orNull(body.recipient.lastName),
  email: delivery.email,
  mobileNumber: delivery.mobileNumber,
  ...mailOf(body.deliveryTemplate),
  notes: orNull(body.metadata?.notes),
  locationId: orNull(body.wyndhamLocationId),
  tourId: orNull(body.wyndhamTourId),
  reservationId: orNull(body.reservationId),
  ...toLineSchedule(body),
});

const mailOf = ({ etid, senderName, subject, message }: CartLineBody['deliveryTemplate']) => ({
  etid,
  senderName: text(senderName),
  subject: orNull(subject),
  message: orNull(message),
});
