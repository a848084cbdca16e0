import type { FieldError } from '@portal/shared/contract/common';
import type { CartLineBody } from '@portal/shared/contract/shoppingCarts';
import { tidyMailedAddress, type MailedAddress } from '@portal/shared/domain/addresses/mailedAddress';
import { NOT_AVAILABLE } from '@portal/shared/domain/errorKeys';
import { isShippingMethod, type ShippingMethod } from '@portal/shared/domain/shipping/shippingMethods';
import { STANDARD_PTID } from '@portal/shared/domain/settings';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { checkMobileNumber } from '@portal/shared/domain/people/mobileNumber';
import { fieldError, fieldErrors } from '../../errors/fieldErrors.ts';
import type { RewardItem } from '../catalog/index.ts';
import { NO_LETTER, type CheckedLine } from './CartLine.ts';
import { checkReach } from './lineRules.ts';

/** To whom a line goes, and what goes with it. */
export type Delivery = Pick<
  CheckedLine,
  | 'deliveryMethod'
  | 'email'
  | 'mobileNumber'
  | 'address'
  | 'shippingMethod'
  | 'etid'
  | 'senderName'
  | 'subject'
  | 'message'
  | 'ptid'
  | 'toName'
  | 'fromName'
  | 'letterHeadTitle'
>;

/** `delivery`: as far as it is understood; null where nobody knows to whom the line goes. */
interface DeliveryVerdict {
  readonly delivery: Delivery | null;
  readonly errors: readonly FieldError[];
}

/** Reads how a line is delivered; refuses what its reward cannot have. Its texts are checked elsewhere. */
export const readDelivery = (body: CartLineBody, item: RewardItem): DeliveryVerdict =>
  item.fulfillmentType === 'DIGITAL' ? readDigital(body) : readPosted(body, item);

export const text = (value: string | null | undefined): string => value?.trim() ?? '';
export const orNull = (value: string | null | undefined): string | null => (text(value) === '' ? null : text(value));

/** The parts of a mail as they are stored. */
export const toMail = ({
  senderName,
  subject,
  message,
}: Pick<CartLineBody['deliveryTemplate'], 'senderName' | 'subject' | 'message'>) => ({
  senderName: text(senderName),
  subject: orNull(subject),
  message: orNull(message),
});

/** Errors of fields that are not empty, and which a line of this kind has not. */
const refuse = (fields: Readonly<Record<string, string | null | undefined>>): FieldError[] =>
  Object.entries(fields).flatMap(([field, value]) => (text(value) === '' ? [] : [{ field, i18nKey: NOT_AVAILABLE }]));

function readDigital({ recipient, deliveryTemplate, shippingInfo }: CartLineBody): DeliveryVerdict {
  const { toName, fromName, letterHeadTitle, ptid, etid } = deliveryTemplate;
  const way = readWay(recipient);
  return {
    errors: [
      ...('errors' in way ? way.errors : []),
      ...refuse({
        'deliveryTemplate.toName': toName,
        'deliveryTemplate.fromName': fromName,
        'deliveryTemplate.letterHeadTitle': letterHeadTitle,
        'recipient.address': Object.values(recipient.address ?? {}).join(''),
        shippingInfo: shippingName(shippingInfo),
      }),
      ...(text(ptid) === '' ? [] : [{ field: 'deliveryTemplate.ptid', i18nKey: 'error.ptid.notPrintable' }]),
      ...(text(etid) === '' ? [{ field: 'deliveryTemplate.etid', i18nKey: 'error.etid.required' }] : []),
    ],
    delivery:
      'errors' in way
        ? null
        : {
            ...NO_LETTER,
            ...way,
            address: null,
            shippingMethod: null,
            etid: text(etid),
            ...toMail(deliveryTemplate),
          },
  };
}

type Way = Pick<Delivery, 'deliveryMethod' | 'email' | 'mobileNumber'>;

/** A mobile number wins over an e-mail address, which is then dropped. */
function readWay(recipient: CartLineBody['recipient']): Way | { readonly errors: FieldError[] } {
  const [mobile, email] = [text(recipient.mobileNumber), text(recipient.email)];
  if (mobile !== '') {
    const verdict = checkMobileNumber(mobile);
    return 'refusal' in verdict
      ? { errors: [fieldError('recipient.mobileNumber', verdict.refusal)] }
      : { deliveryMethod: 'MOBILE', email: null, mobileNumber: verdict.number };
  }
  if (email === '') return { errors: [{ field: 'recipient.email', i18nKey: 'error.recipient.delivery' }] };
  const refusal = checkRecipientEmail(email);
  return refusal
    ? { errors: [fieldError('recipient.email', refusal)] }
    : { deliveryMethod: 'EMAIL', email, mobileNumber: null };
}

function readPosted(
  { recipient, deliveryTemplate, shippingInfo }: CartLineBody,
  { fulfillmentType, isPrintable }: RewardItem,
): DeliveryVerdict {
  const email = orNull(recipient.email);
  const method = shippingName(shippingInfo);
  const isMailed = fulfillmentType === 'PHYSICAL';
  const { ptid, toName, fromName, letterHeadTitle, message, etid, senderName, subject } = deliveryTemplate;
  const address = readBodyAddress(recipient.address);
  const shippingMethod = toPhysicalMethod(method);
  return {
    errors: [
      ...(method !== '' && shippingMethod === null
        ? [{ field: 'shippingInfo', i18nKey: 'error.shipping.unknown', values: { method } }]
        : []),
      ...(address === null || shippingMethod === null ? [] : checkReach(address, shippingMethod)),
      ...(email === null ? [] : fieldErrors('recipient.email', checkRecipientEmail(email))),
      ...refuse({
        'recipient.mobileNumber': recipient.mobileNumber,
        'deliveryTemplate.etid': etid,
        'deliveryTemplate.senderName': senderName,
        'deliveryTemplate.subject': subject,
        // One parcel of cards has no letter to one person.
        ...(!isMailed && {
          'deliveryTemplate.toName': toName,
          'deliveryTemplate.fromName': fromName,
          'deliveryTemplate.letterHeadTitle': letterHeadTitle,
          'deliveryTemplate.message': message,
        }),
      }),
    ],
    delivery: {
      deliveryMethod: isMailed ? 'MAILED' : 'BULK_PHYSICAL',
      email,
      mobileNumber: null,
      address,
      shippingMethod,
      etid: null,
      senderName: null,
      subject: null,
      message: orNull(message),
      ptid: orNull(ptid)?.toUpperCase() ?? (isPrintable ? STANDARD_PTID : null),
      toName: orNull(toName),
      fromName: orNull(fromName),
      letterHeadTitle: orNull(letterHeadTitle),
    },
  };
}

/** The name of the method that a body says; '' for none. */
const shippingName = (info: CartLineBody['shippingInfo']): string =>
  text(info?.physicalMethod) || text(info?.shippingMethod);

/** Returns a method of shipping by its name; null for none. */
export const toPhysicalMethod = (name: string | null | undefined): ShippingMethod | null =>
  name && isShippingMethod(name) ? name : null;

function readBodyAddress(address: CartLineBody['recipient']['address']): MailedAddress | null {
  if (!address) return null;
  return tidyMailedAddress({
    companyName: text(address.companyName),
    streetLine1: text(address.streetLine1),
    streetLine2: text(address.streetLine2),
    city: text(address.city),
    stateOrProvince: text(address.stateOrProvince),
    postalCode: text(address.postalCode),
    country: text(address.country),
  });
}
