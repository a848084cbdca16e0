import type { FieldError } from '@portal/shared/contract/common';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { DELIVERY_METHODS, FULFILLMENT_TYPES } from '@portal/shared/domain/enumerations';
import { toMajor } from '@portal/shared/domain/money/money';
import { listLetterGaps } from '@portal/shared/domain/ordering/letter';
import { oneOf } from '../../db/oneOf.ts';
import { toAmountDetails } from '../catalog/index.ts';
import type { LineVariant } from './CartLine.ts';
import type { CommonLine } from './cartContents.ts';
import type { CartLineRow } from './cartLineRepository.ts';
import { listDifferences } from './lineDifferences.ts';
import type { LineRules } from './lineRules.ts';
import { readAddress } from './readAddress.ts';
import { toLineWarnings, toMailingAddress, toShippingInfo } from './toMailing.ts';

/** The fields of a stored line that determine its price and validation. */
export const toLineVariant = (row: CartLineRow): LineVariant => ({
  utid: row.utid,
  currencyCode: row.currency_code,
  fulfillmentType: row.fulfillment_type,
  amountMinor: row.amount_minor,
  quantity: row.quantity,
  deliveryMethod: row.delivery_method,
  etid: row.etid,
  ptid: row.ptid,
  address: readAddress(row.address),
  shippingMethod: row.shipping_method,
  letterGaps:
    row.delivery_method === 'MAILED'
      ? listLetterGaps({ toName: row.to_name, fromName: row.from_name, message: row.message })
      : [],
  emailDomain: row.email === null ? null : row.email.slice(row.email.lastIndexOf('@') + 1).toLowerCase(),
  isListed: row.is_listed,
  isOptedOut: row.is_opted_out,
  hasNotes: row.notes !== null,
  scheduledAt: row.scheduled_at,
  scheduledTimeZone: row.scheduled_time_zone,
});

/** A cart line with its current validation errors, and what it has otherwise than most. */
export function toCartLine(
  row: CartLineRow,
  rules: LineRules,
  common: CommonLine,
  errors: readonly FieldError[],
): CartLine {
  const item = rules.items.get(row.utid);
  const address = readAddress(row.address);
  return {
    utid: row.utid,
    identifier: row.identifier,
    legacyUploadIdentifier: row.legacy_upload_identifier,
    externalReferenceId: row.external_reference_id,
    rewardItem: {
      utid: row.utid,
      rewardName: item?.rewardName ?? row.utid,
      rewardImage: item?.rewardImage ?? '',
      brandKey: item?.brandKey ?? '',
      fulfillmentType: oneOf(FULFILLMENT_TYPES, row.fulfillment_type),
      currencyCode: row.currency_code,
      valueType: item?.amountRule.valueType ?? null,
      rewardType: item?.rewardType ?? null,
      amountDetails: item ? toAmountDetails(item.amountRule) : null,
      attributeNames: [...(item?.attributeNames ?? [])],
      deliveryMethod: oneOf(DELIVERY_METHODS, row.delivery_method),
      isPrintable: item?.isPrintable ?? false,
    },
    recipient: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      mobileNumber: row.mobile_number,
      deliveryType: oneOf(DELIVERY_METHODS, row.delivery_method),
      address: address && toMailingAddress(address),
    },
    amount: toMajor(row.amount_minor, row.currency_code),
    quantity: row.quantity,
    deliveryTemplate: {
      etid: row.etid,
      ptid: row.ptid,
      senderName: row.sender_name,
      subject: row.subject,
      message: row.message,
      toName: row.to_name,
      fromName: row.from_name,
      letterHeadTitle: row.letter_head_title,
    },
    metadata: { notes: row.notes },
    wyndhamLocationId: row.location_id,
    wyndhamTourId: row.tour_id,
    reservationId: row.reservation_id,
    scheduledDeliveryTime: row.scheduled_at?.toISOString() ?? null,
    scheduledTimeZone: row.scheduled_time_zone,
    shippingInfo: toShippingInfo(row.shipping_method),
    errors: [...errors],
    warnings: address === null ? [] : toLineWarnings(address),
    differences: listDifferences(row, common),
  };
}
