import { randomUUID } from 'node:crypto';
import type { FieldError } from '@portal/shared/contract/common';
import type { CartLineBody, ChangeCartLinesBody } from '@portal/shared/contract/shoppingCarts';
import { checkLetter } from '@portal/shared/domain/ordering/letter';
import { checkLineTexts, checkMailedTexts, checkMailTexts } from '@portal/shared/domain/ordering/lineTexts';
import { checkRewardAmount } from '@portal/shared/domain/ordering/rewardAmount';
import { STANDARD_PTID } from '@portal/shared/domain/settings';
import { fieldError } from '../../errors/fieldErrors.ts';
import type { RewardItem } from '../catalog/index.ts';
import type { CheckedLine, LetterChange, LineMail, MailChange } from './CartLine.ts';
import { orNull, readDelivery, text, toMail, type Delivery } from './lineDelivery.ts';
import {
  checkOrderable,
  checkPrintTemplate,
  checkTemplate,
  isSendable,
  itemNotFound,
  notSendable,
  type LineRules,
  type OrderableLine,
} from './lineRules.ts';
import { checkLineSchedule, toLineSchedule, type ScheduleContext } from './scheduleRules.ts';

export type LineVerdict = { readonly line: CheckedLine } | { readonly errors: readonly FieldError[] };

/** Stands for the senders of lines that keep theirs, which were checked as these were made. */
const KEPT_SENDER = 'Sender';

/** Validates one line. `path` is the line's path in errors (`lineItems[2]`). */
export function checkCartLine(
  body: CartLineBody,
  rules: LineRules,
  { path, ...schedule }: ScheduleContext & { readonly path: string },
): LineVerdict {
  const item = rules.items.get(body.utid);
  if (!item) return { errors: at(path, [itemNotFound(body.utid)]) };
  // Nobody knows what a line would have to say of what cannot be sent at all.
  if (!isSendable(item, rules)) return { errors: at(path, [notSendable(item, rules)]) };
  const amount = checkRewardAmount(body.amount, item.amountRule);
  const { delivery, errors: refused } = readDelivery(body, item);
  const texts = item.fulfillmentType === 'DIGITAL' ? checkLineTexts(body) : checkMailedTexts(body);
  const errors = [
    ...('refusal' in amount ? [fieldError('amount', amount.refusal)] : []),
    ...refused,
    ...(item.fulfillmentType !== 'BULK_PROVISIONING_SUPPORTED' && body.quantity !== 1
      ? [{ field: 'quantity', i18nKey: 'error.quantity.invalid' }]
      : []),
    ...texts.map(([field, refusal]) => fieldError(field, refusal)),
    ...checkOrderable(toOrderableLine(body, item, delivery, rules), item, rules),
    ...checkLineSchedule(toLineSchedule(body), item, schedule),
  ];
  if (errors.length > 0 || 'refusal' in amount || delivery === null)
    return { errors: at(path, withoutRepeats(errors)) };
  return { line: toLine(body, item, amount.minor, delivery, rules) };
}

/** The first error of each field: what is missing is not wrong as well. */
const withoutRepeats = (errors: readonly FieldError[]): FieldError[] =>
  errors.filter((error, index) => errors.findIndex(({ field }) => field === error.field) === index);

type MailBody = NonNullable<ChangeCartLinesBody['deliveryTemplate']>;
type MailRules = Pick<LineRules, 'templateVersions'>;
type Refused = { readonly errors: readonly FieldError[] };

/** Validates the mail of a line by itself. */
export function checkLineMail(mail: MailBody, rules: MailRules): { readonly mail: LineMail } | Refused {
  const errors = [
    ...checkMailTexts(mail).map(([field, refusal]) => fieldError(field, refusal)),
    ...checkTemplate(mail.etid, rules),
  ];
  if (errors.length > 0) return { errors };
  return { mail: { etid: mail.etid, ...toMail(mail), templateVersion: rules.templateVersions.get(mail.etid) ?? 1 } };
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

/** Validates the letter of lines that keep what it leaves out. */
export function checkLetterChange(
  { ptid, toName, fromName, letterHeadTitle, message }: NonNullable<ChangeCartLinesBody['letter']>,
  rules: LineRules,
): { readonly letter: LetterChange } | Refused {
  const errors = [
    ...checkLetter({ toName, fromName, letterHeadTitle, message }).map(([field, refusal]) =>
      fieldError(`letter.${field}`, refusal),
    ),
    ...checkPrintTemplate(text(ptid), { isPrintable: true }, rules).map((error) => ({
      ...error,
      field: 'letter.ptid',
    })),
  ];
  if (errors.length > 0) return { errors };
  const chosen = text(ptid).toUpperCase() || STANDARD_PTID;
  return {
    letter: {
      ...(ptid !== undefined && {
        ptid: chosen,
        printTemplateVersion: rules.printTemplateVersions.get(chosen) ?? 1,
      }),
      ...(toName !== undefined && { toName: orNull(toName) }),
      ...(fromName !== undefined && { fromName: orNull(fromName) }),
      ...(letterHeadTitle !== undefined && { letterHeadTitle: orNull(letterHeadTitle) }),
      ...(message !== undefined && { message: orNull(message) }),
    },
  };
}

const toOrderableLine = (
  body: CartLineBody,
  item: RewardItem,
  delivery: Delivery | null,
  rules: LineRules,
): OrderableLine => ({
  utid: item.utid,
  currencyCode: item.currencyCode,
  etid: body.deliveryTemplate.etid ?? null,
  ptid: delivery?.ptid ?? null,
  address: delivery?.address ?? null,
  deliveryMethod: delivery?.deliveryMethod ?? null,
  emailDomain: domainOf(delivery?.email ?? null),
  isListed: !delivery?.email || rules.isListed(delivery.email),
  isOptedOut: !!delivery?.mobileNumber && rules.isOptedOut(delivery.mobileNumber),
  hasNotes: orNull(body.metadata?.notes) !== null,
});

const at = (path: string, errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => ({ ...error, field: path === '' ? error.field : `${path}.${error.field}` }));

const domainOf = (email: string | null): string | null =>
  email === null ? null : email.slice(email.lastIndexOf('@') + 1).toLowerCase();

const toLine = (
  body: CartLineBody,
  item: RewardItem,
  amountMinor: bigint,
  delivery: Delivery,
  { templateVersions, printTemplateVersions }: LineRules,
): CheckedLine => ({
  identifier: randomUUID(),
  externalReferenceId: orNull(body.externalReferenceId) ?? randomUUID(),
  legacyUploadIdentifier: orNull(body.legacyUploadIdentifier),
  utid: item.utid,
  fulfillmentType: item.fulfillmentType,
  currencyCode: item.currencyCode,
  amountMinor,
  quantity: body.quantity,
  firstName: text(body.recipient.firstName),
  lastName: orNull(body.recipient.lastName),
  ...delivery,
  templateVersion: templateVersions.get(delivery.etid ?? '') ?? 1,
  printTemplateVersion: delivery.ptid === null ? null : (printTemplateVersions.get(delivery.ptid) ?? 1),
  notes: orNull(body.metadata?.notes),
  locationId: orNull(body.wyndhamLocationId),
  tourId: orNull(body.wyndhamTourId),
  reservationId: orNull(body.reservationId),
  ...toLineSchedule(body),
});
