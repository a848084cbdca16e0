import type { FieldError } from '@portal/shared/contract/common';
import type { CartLine, CartLineBody } from '@portal/shared/contract/shoppingCarts';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { fullName } from '@portal/shared/domain/people/fullName';

/** Returns the name of the person who gets a line. */
export const getRecipientName = ({ recipient }: CartLine): string =>
  fullName(recipient.firstName ?? '', recipient.lastName);

/** Returns the number of a line that goes by text, as it is written in its country, else its address; '' where it has neither. */
export function getLineContact({ recipient }: CartLine): string {
  const { deliveryType, email, mobileNumber } = recipient;
  const number = formatMobileNumber(mobileNumber ?? '');
  return deliveryType === 'MOBILE' || email === null ? number : email;
}

/** The form's field of a server's one; fields that only another reward would correct have none. */
export const FORM_FIELD_BY_SERVER_FIELD: Readonly<Record<string, string>> = {
  'recipient.firstName': 'firstName',
  'recipient.lastName': 'lastName',
  'recipient.email': 'email',
  'recipient.mobileNumber': 'mobileNumber',
  'deliveryTemplate.etid': 'etid',
  'deliveryTemplate.senderName': 'senderName',
  'deliveryTemplate.subject': 'subject',
  'deliveryTemplate.message': 'message',
  'metadata.notes': 'notes',
  amount: 'amount',
};

/** True for what the steps of an order by mail ask for. */
export const isOfMailing = ({ field, i18nKey }: Pick<FieldError, 'field' | 'i18nKey'>): boolean =>
  /^(?:recipient\.address|deliveryTemplate\.(?:ptid|toName|fromName|letterHeadTitle)|shippingInfo)/.test(field) ||
  i18nKey === 'error.message.required';

/** True for what is wrong with a line and can be corrected by typing. */
export const isCorrectable = (error: Pick<FieldError, 'field' | 'i18nKey'>): boolean =>
  FORM_FIELD_BY_SERVER_FIELD[error.field] !== undefined || isOfMailing(error);

/** A line as it was put into the cart, to put it back. */
export const toLineBody = (line: CartLine): CartLineBody => ({
  utid: line.utid,
  amount: String(line.amount),
  quantity: line.quantity,
  externalReferenceId: line.externalReferenceId,
  legacyUploadIdentifier: line.legacyUploadIdentifier,
  wyndhamLocationId: line.wyndhamLocationId,
  wyndhamTourId: line.wyndhamTourId,
  reservationId: line.reservationId,
  recipient: {
    firstName: line.recipient.firstName,
    lastName: line.recipient.lastName,
    email: line.recipient.email,
    mobileNumber: line.recipient.mobileNumber,
    address: line.recipient.address,
  },
  deliveryTemplate: line.deliveryTemplate,
  metadata: line.metadata,
});
