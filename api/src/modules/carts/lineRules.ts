import type { FieldError } from '@portal/shared/contract/common';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import { listSendableMethods } from '@portal/shared/domain/ordering/deliverySupport';
import { checkMailedAddress, NO_ADDRESS, type MailedAddress } from '@portal/shared/domain/addresses/mailedAddress';
import { postalOnlyReason, reaches } from '@portal/shared/domain/shipping/checkShipping';
import { isShippingMethod, type ShippingMethod } from '@portal/shared/domain/shipping/shippingMethods';
import { isEtid } from '@portal/shared/domain/ordering/etid';
import { checkPtid } from '@portal/shared/domain/ordering/letter';
import { toDecimal } from '@portal/shared/domain/money/money';
import { isListedDomain } from '@portal/shared/domain/ordering/recipientRules';
import { checkRewardAmount } from '@portal/shared/domain/ordering/rewardAmount';
import { fieldError, fieldErrors } from '../../errors/fieldErrors.ts';
import { isOrderable, type RewardItem } from '../catalog/index.ts';
import type { LineSchedule, LineVariant } from './CartLine.ts';
import { isShipped } from './shipping/priceShipping.ts';
import { checkLineSchedule, type ScheduleContext } from './scheduleRules.ts';

/** Validation context of a cart's lines; it may change between adding a line and placing the order. */
export interface LineRules {
  readonly items: ReadonlyMap<string, RewardItem>;
  /** The ways in which the installation can send. */
  readonly deliveryMethods: readonly DeliveryMethod[];
  /** Nothing of the cart goes by mail: where it is from, no address is known. */
  readonly isDigitalOnly: boolean;
  /** The current version of each template that the account may use. */
  readonly templateVersions: ReadonlyMap<string, number>;
  /** The same of templates of letters. */
  readonly printTemplateVersions: ReadonlyMap<string, number>;
  readonly isBlockedDomain: (domain: string) => boolean;
  readonly requiresNotes: boolean;
  /** Cards in bulk alone go into the cart, and into no other. */
  readonly isBulkCart: boolean;
  /** True for an address on the recipient list, or where there is none; asked of addresses that the rules were loaded for. */
  readonly isListed: (email: string) => boolean;
  /** There is a recipient list, which knows addresses alone. */
  readonly hasAllowlist: boolean;
  /** True for a number (E.164) whose owner wants no texts; asked of numbers that the rules were loaded for. */
  readonly isOptedOut: (mobileNumber: string) => boolean;
}

/** Looks a domain up once, however many lines name it. */
export function blockedDomainCheck(blocked: readonly string[]): (domain: string) => boolean {
  const known = new Map<string, boolean>();
  return (domain) => {
    const verdict = known.get(domain) ?? isListedDomain(domain, blocked);
    known.set(domain, verdict);
    return verdict;
  };
}

/** The fields of a line that are validated besides its amount; null where unknown. */
export type OrderableLine = Omit<
  LineVariant,
  | 'amountMinor'
  | 'quantity'
  | 'fulfillmentType'
  | 'deliveryMethod'
  | 'letterGaps'
  | 'shippingMethod'
  | keyof LineSchedule
> & {
  readonly deliveryMethod: string | null;
};

/** Validation errors of a line, with fields relative to it (`recipient.email`). Empty when it can be ordered. */
export function checkVariant(line: LineVariant, rules: LineRules, schedule: ScheduleContext): FieldError[] {
  const item = rules.items.get(line.utid);
  if (!item || item.currencyCode !== line.currencyCode) return [itemNotFound(line.utid)];
  const verdict = checkRewardAmount(toDecimal(line.amountMinor, line.currencyCode), item.amountRule);
  return [
    ...('refusal' in verdict ? [fieldError('amount', verdict.refusal)] : []),
    ...checkOrderable(line, item, rules),
    ...line.letterGaps.map((gap) => ({
      field: `deliveryTemplate.${gap}`,
      i18nKey: gap === 'message' ? 'error.message.required' : 'error.name.required',
    })),
    ...checkShipped(line),
    ...checkLineSchedule(line, item, schedule),
  ];
}

/** Errors of how a line is shipped: not chosen, or by somebody who does not go there. */
function checkShipped(line: LineVariant): FieldError[] {
  const { address, shippingMethod } = line;
  if (!isShipped(line) || address === null) return [];
  if (shippingMethod === null || !isShippingMethod(shippingMethod))
    return [{ field: 'shippingInfo', i18nKey: 'error.shipping.required' }];
  return checkReach(address, shippingMethod);
}

/** Error for a method that does not reach an address. */
export const checkReach = (address: MailedAddress, method: ShippingMethod): FieldError[] =>
  reaches(method, postalOnlyReason(address)) ? [] : [{ field: 'shippingInfo', i18nKey: 'error.shipping.courier' }];

/** True for a reward that the installation has a way to send. */
export const isSendable = (item: RewardItem, { deliveryMethods }: Pick<LineRules, 'deliveryMethods'>): boolean =>
  listSendableMethods(item, deliveryMethods).length > 0;

/** The same without the amount. */
export function checkOrderable(line: OrderableLine, item: RewardItem, rules: LineRules): FieldError[] {
  const errors: FieldError[] = [];
  const sendable = listSendableMethods(item, rules.deliveryMethods);
  if (!isOrderable(item) || sendable.length === 0) errors.push(notSendable(item, rules));
  else if (isBulk(item) !== rules.isBulkCart) errors.push(notTogether(item, rules));
  else if (line.deliveryMethod !== null && !sendable.some((method) => method === line.deliveryMethod)) {
    errors.push(notOffered(line.deliveryMethod, item.rewardName));
  } else if (line.deliveryMethod === 'MOBILE') errors.push(...checkTexted(line, rules));
  errors.push(
    ...(item.fulfillmentType === 'DIGITAL' ? checkTemplate(line.etid ?? '', rules) : checkPosted(line, item, rules)),
  );
  if (line.emailDomain !== null && rules.isBlockedDomain(line.emailDomain)) {
    errors.push({ field: 'recipient.email', i18nKey: 'error.email.blocked', values: { domain: line.emailDomain } });
  }
  if (!line.isListed) errors.push({ field: 'recipient.email', i18nKey: 'error.email.notListed' });
  if (rules.requiresNotes && !line.hasNotes) errors.push({ field: 'metadata.notes', i18nKey: 'error.notes.required' });
  return errors;
}

const isBulk = ({ fulfillmentType }: RewardItem): boolean => fulfillmentType === 'BULK_PROVISIONING_SUPPORTED';

/** Error for a reward that cannot be sent: by mail alone, in a cart of which nothing is mailed, or not at present. */
export const notSendable = (item: RewardItem, { isDigitalOnly }: Pick<LineRules, 'isDigitalOnly'>): FieldError =>
  isDigitalOnly && isOrderable(item) && item.deliveryMethods.every(isMailed)
    ? { field: 'utid', i18nKey: 'error.delivery.notOffered', values: { rewardName: item.rewardName } }
    : unavailable(item);

/** Error for cards in bulk beside other rewards, or the other way round. */
const notTogether = ({ rewardName }: RewardItem, { isBulkCart }: LineRules): FieldError => ({
  field: 'utid',
  i18nKey: isBulkCart ? 'error.bulk.only' : 'error.bulk.alone',
  values: { rewardName },
});

/** Errors of a line that is shipped. */
const checkPosted = (
  { ptid, address, emailDomain }: OrderableLine,
  item: RewardItem,
  rules: LineRules,
): FieldError[] => [
  // An email address alone tells who is on the list.
  ...(rules.hasAllowlist && emailDomain === null
    ? [{ field: 'recipient.email', i18nKey: 'error.recipient.allowlist' }]
    : []),
  ...checkMailedAddress(address ?? NO_ADDRESS).map(([part, refusal]) =>
    fieldError(`recipient.address.${part}`, refusal),
  ),
  ...checkPrintTemplate(ptid ?? '', item, rules),
];

/** Error for a template of letters that the account may not use, or the reward does not have. */
export const checkPrintTemplate = (
  ptid: string,
  { isPrintable }: Pick<RewardItem, 'isPrintable'>,
  { printTemplateVersions }: Pick<LineRules, 'printTemplateVersions'>,
): FieldError[] =>
  fieldErrors(
    'deliveryTemplate.ptid',
    checkPtid(ptid, { isPrintable, isKnown: (id) => printTemplateVersions.has(id.toUpperCase()) }),
  );

/** Errors of a line that goes by text. */
const checkTexted = ({ isOptedOut }: OrderableLine, { hasAllowlist }: LineRules): FieldError[] => [
  ...(hasAllowlist ? [{ field: 'recipient.mobileNumber', i18nKey: 'error.phone.allowlist' }] : []),
  ...(isOptedOut ? [{ field: 'recipient.mobileNumber', i18nKey: 'error.phone.optedOut' }] : []),
];

/** Error for a template that the account may not use. */
export const checkTemplate = (etid: string, { templateVersions }: Pick<LineRules, 'templateVersions'>): FieldError[] =>
  templateVersions.has(etid)
    ? []
    : [
        {
          field: 'deliveryTemplate.etid',
          i18nKey: isEtid(etid) ? 'error.etid.invalid' : 'error.etid.format',
          values: { etid },
        },
      ];

export const itemNotFound = (utid: string): FieldError => ({
  field: 'utid',
  i18nKey: 'error.item.notFound',
  values: { utid },
});

/** Error for a delivery method that the item does not offer, or not at present. */
export const notOffered = (method: string, rewardName: string): FieldError => ({
  field: method === 'MOBILE' ? 'recipient.mobileNumber' : 'recipient.email',
  i18nKey: 'error.delivery.notOffered',
  values: { rewardName },
});

/** Error for an unavailable item; the message has the date since when, if known. */
export const unavailable = (item: RewardItem): FieldError => ({
  field: 'utid',
  i18nKey: item.availabilityStatus === 'OUT_OF_STOCK' ? 'error.item.outOfStock' : 'error.item.unavailable',
  values: { rewardName: item.rewardName, unavailableSince: item.unavailableSince?.toISOString() ?? '' },
});
