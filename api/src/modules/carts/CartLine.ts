import type { DeliveryMethod, FulfillmentType } from '@portal/shared/domain/enumerations';

/** A validated line, ready to be stored. Amounts in minor units of `currencyCode`. */
export interface CheckedLine {
  readonly identifier: string;
  readonly externalReferenceId: string;
  readonly legacyUploadIdentifier: string | null;
  readonly utid: string;
  readonly fulfillmentType: FulfillmentType;
  readonly currencyCode: string;
  readonly amountMinor: bigint;
  readonly quantity: number;
  readonly deliveryMethod: DeliveryMethod;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly mobileNumber: string | null;
  readonly etid: string;
  /** The version of the template with which the line was made. */
  readonly templateVersion: number;
  readonly senderName: string;
  readonly subject: string | null;
  readonly message: string | null;
  readonly notes: string | null;
  readonly locationId: string | null;
  readonly tourId: string | null;
  readonly reservationId: string | null;
}

/** The parts of a line that its mail says. */
export type LineMail = Pick<CheckedLine, 'etid' | 'templateVersion' | 'senderName' | 'subject' | 'message'>;

/** The parts of a mail that replace those of several lines. */
export type MailChange = Pick<LineMail, 'etid' | 'templateVersion'> & Partial<LineMail>;

/** The fields that determine a line's price and validation; lines with equal values are evaluated once. */
export interface LineVariant {
  readonly utid: string;
  readonly currencyCode: string;
  readonly fulfillmentType: string;
  readonly amountMinor: bigint;
  readonly quantity: number;
  readonly deliveryMethod: string;
  readonly etid: string;
  readonly emailDomain: string | null;
  /** On the recipient list, or there is none. */
  readonly isListed: boolean;
  /** The owner of its number wants no texts. */
  readonly isOptedOut: boolean;
  readonly hasNotes: boolean;
}

/** A text that two lines have in common when they are of one variant. */
export const toVariantKey = ({ amountMinor, ...variant }: LineVariant): string =>
  JSON.stringify([
    variant.utid,
    variant.currencyCode,
    variant.fulfillmentType,
    String(amountMinor),
    variant.quantity,
    variant.deliveryMethod,
    variant.etid,
    variant.emailDomain,
    variant.isListed,
    variant.isOptedOut,
    variant.hasNotes,
  ]);

/** Number of a cart's lines of one variant. */
export interface CountedVariant extends LineVariant {
  readonly lineCount: number;
}
