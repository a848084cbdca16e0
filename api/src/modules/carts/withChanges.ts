import type { FieldError } from '@portal/shared/contract/common';
import type { CartLineBody, ChangeCartLineBody } from '@portal/shared/contract/shoppingCarts';
import type { ShippingMethod } from '@portal/shared/domain/shipping/shippingMethods';
import { NOT_AVAILABLE } from '@portal/shared/domain/errorKeys';
import { postalOnlyReason, reaches } from '@portal/shared/domain/shipping/checkShipping';
import { toDecimal } from '@portal/shared/domain/money/money';
import type { CartLineRow } from './cartLineRepository.ts';
import { invalidLines } from './cartsErrors.ts';
import { toPhysicalMethod } from './lineDelivery.ts';
import { readAddress } from './readAddress.ts';

/** Merges a partial change into a line. Raises 422 when it alters the reference or upload identifier. */
export function withChanges(row: CartLineRow, changes: ChangeCartLineBody): CartLineBody {
  const renamed = renamedFields(row, changes);
  if (renamed.length > 0) throw invalidLines(renamed);
  const { utid, amount, quantity, recipient, deliveryTemplate, metadata } = changes;
  const address = recipient?.address === undefined ? readAddress(row.address) : addressOf(row, recipient.address);
  return {
    ...changes,
    utid: utid ?? row.utid,
    amount: amount ?? toDecimal(row.amount_minor, row.currency_code),
    quantity: quantity ?? row.quantity,
    recipient: {
      firstName: row.first_name,
      lastName: row.last_name,
      ...wayOf(row, recipient),
      ...recipient,
      address,
    },
    deliveryTemplate: {
      senderName: row.sender_name,
      subject: row.subject,
      message: row.message,
      ptid: row.ptid,
      toName: row.to_name,
      fromName: row.from_name,
      letterHeadTitle: row.letter_head_title,
      ...deliveryTemplate,
      etid: deliveryTemplate?.etid ?? row.etid,
    },
    shippingInfo:
      changes.shippingInfo === undefined
        ? { physicalMethod: keptMethod(toPhysicalMethod(row.shipping_method), address) }
        : changes.shippingInfo,
    metadata: { notes: row.notes, ...metadata },
    wyndhamLocationId: changes.wyndhamLocationId === undefined ? row.location_id : changes.wyndhamLocationId,
    wyndhamTourId: changes.wyndhamTourId === undefined ? row.tour_id : changes.wyndhamTourId,
    reservationId: changes.reservationId === undefined ? row.reservation_id : changes.reservationId,
    ...(changes.scheduledDeliveryTime === undefined && {
      scheduledDeliveryTime: row.scheduled_at?.toISOString() ?? null,
      scheduledTimeZone: row.scheduled_time_zone,
    }),
  };
}

/** The address with the parts that a change names; null takes it away. */
const addressOf = (row: CartLineRow, address: NonNullable<ChangeCartLineBody['recipient']>['address']) =>
  address ? { ...readAddress(row.address), ...address } : null;

/** Keeps the method of shipping where it reaches the address; it must be chosen again for any other. */
function keptMethod(method: ShippingMethod | null, address: CartLineBody['recipient']['address']) {
  if (method === null || !address) return method;
  const { streetLine1, streetLine2, stateOrProvince, country } = address;
  const place = { streetLine1: streetLine1 ?? '', streetLine2: streetLine2 ?? '' };
  const reason = postalOnlyReason({ ...place, stateOrProvince: stateOrProvince ?? '', country: country ?? '' });
  return reaches(method, reason) ? method : null;
}

/** Keeps the delivery method, unless the change names one, which then replaces it. */
const wayOf = (row: CartLineRow, recipient: ChangeCartLineBody['recipient']) =>
  recipient?.email || recipient?.mobileNumber
    ? { email: null, mobileNumber: null }
    : { email: row.email, mobileNumber: row.mobile_number };

/** Immutable identifiers of a line. */
function renamedFields(row: CartLineRow, changes: ChangeCartLineBody): FieldError[] {
  const kept = {
    externalReferenceId: row.external_reference_id,
    legacyUploadIdentifier: row.legacy_upload_identifier,
  } as const;
  return (['externalReferenceId', 'legacyUploadIdentifier'] as const)
    .filter((field) => Boolean(changes[field]) && changes[field] !== kept[field])
    .map((field) => ({ field, i18nKey: NOT_AVAILABLE }));
}
