import type { FieldError } from '@portal/shared/contract/common';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { DELIVERY_METHODS, FULFILLMENT_TYPES } from '@portal/shared/domain/enumerations';
import { toMajor } from '@portal/shared/domain/money/money';
import { oneOf } from '../../db/oneOf.ts';
import { toAmountDetails } from '../catalog/index.ts';
import type { LineVariant } from './CartLine.ts';
import type { CommonLine } from './cartContents.ts';
import type { CartLineRow } from './cartLineRepository.ts';
import { listDifferences } from './lineDifferences.ts';
import { checkVariant, type LineRules } from './lineRules.ts';

/** The fields of a stored line that determine its price and validation. */
export const toLineVariant = (row: CartLineRow): LineVariant => ({
  utid: row.utid,
  currencyCode: row.currency_code,
  fulfillmentType: row.fulfillment_type,
  amountMinor: row.amount_minor,
  quantity: row.quantity,
  deliveryMethod: row.delivery_method,
  etid: row.etid,
  emailDomain: row.email === null ? null : row.email.slice(row.email.lastIndexOf('@') + 1).toLowerCase(),
  isListed: row.is_listed,
  isOptedOut: row.is_opted_out,
  hasNotes: row.notes !== null,
});

/** A cart line with its current validation errors, unless they are given, and what it has otherwise than most. */
export function toCartLine(
  row: CartLineRow,
  rules: LineRules,
  common: CommonLine,
  errors: readonly FieldError[] = checkVariant(toLineVariant(row), rules),
): CartLine {
  const item = rules.items.get(row.utid);
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
    },
    recipient: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      mobileNumber: row.mobile_number,
      deliveryType: oneOf(DELIVERY_METHODS, row.delivery_method),
      address: null,
    },
    amount: toMajor(row.amount_minor, row.currency_code),
    quantity: row.quantity,
    deliveryTemplate: { etid: row.etid, senderName: row.sender_name, subject: row.subject, message: row.message },
    metadata: { notes: row.notes },
    wyndhamLocationId: row.location_id,
    wyndhamTourId: row.tour_id,
    reservationId: row.reservation_id,
    scheduledDeliveryTime: null,
    shippingInfo: null,
    errors: [...errors],
    differences: listDifferences(row, common),
  };
}
