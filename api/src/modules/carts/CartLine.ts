import type { DeliveryMethod, FulfillmentType } from '@portal/shared/domain/enumerations';

/** A line that passed every rule, ready to be kept. Amounts in minor units of `currencyCode`. */
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
  readonly senderName: string;
  readonly subject: string | null;
  readonly message: string | null;
  readonly notes: string | null;
  readonly locationId: string | null;
  readonly tourId: string | null;
}

/** What of a line decides its price and whether it may still be ordered; lines alike in it are judged once. */
export interface LineVariant {
  readonly utid: string;
  readonly currencyCode: string;
  readonly fulfillmentType: string;
  readonly amountMinor: bigint;
  readonly quantity: number;
  readonly deliveryMethod: string;
  readonly etid: string;
  readonly emailDomain: string | null;
  readonly hasNotes: boolean;
}

/** How many lines of a cart are of one variant. */
export interface CountedVariant extends LineVariant {
  readonly lineCount: number;
}
