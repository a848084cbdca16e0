import { MAILED_ADDRESS_PARTS, type MailedAddress } from '@portal/shared/domain/addresses/mailedAddress';
import type { DeliveryMethod, FulfillmentType } from '@portal/shared/domain/enumerations';
import type { LetterGap } from '@portal/shared/domain/ordering/letter';
import type { ShippingMethod } from '@portal/shared/domain/shipping/shippingMethods';

/** The time at which a line is sent, null: at once, and the zone in which it was chosen. */
export interface LineSchedule {
  readonly scheduledAt: Date | null;
  readonly scheduledTimeZone: string | null;
}

/** The words of a letter, and its template with the version with which the line was made; a card has none. */
export interface LineLetter {
  readonly ptid: string | null;
  readonly printTemplateVersion: number | null;
  readonly toName: string | null;
  readonly fromName: string | null;
  readonly letterHeadTitle: string | null;
}

/** The letter of lines that have none. */
export const NO_LETTER: LineLetter = {
  ptid: null,
  printTemplateVersion: null,
  toName: null,
  fromName: null,
  letterHeadTitle: null,
};

/** A validated line, ready to be stored. Amounts in minor units of `currencyCode`. */
export interface CheckedLine extends LineSchedule, LineLetter {
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
  /** The address it is shipped to; null for what is not. */
  readonly address: MailedAddress | null;
  /** Null until it is chosen, and for what is not shipped. */
  readonly shippingMethod: ShippingMethod | null;
  /** Null for what is shipped. */
  readonly etid: string | null;
  /** The version of the template with which the line was made. */
  readonly templateVersion: number;
  readonly senderName: string | null;
  readonly subject: string | null;
  readonly message: string | null;
  readonly notes: string | null;
  readonly locationId: string | null;
  readonly tourId: string | null;
  readonly reservationId: string | null;
}

/** The parts of a digital line that its mail says. */
export type LineMail = Pick<CheckedLine, 'templateVersion' | 'subject' | 'message'> & {
  readonly etid: string;
  readonly senderName: string;
};

/** The parts of a mail that replace those of several lines. */
export type MailChange = Pick<LineMail, 'etid' | 'templateVersion'> & Partial<LineMail>;

/** The parts of a letter that replace those of several lines; a template those of printed links alone. */
export type LetterChange = Partial<LineLetter & Pick<CheckedLine, 'message'>>;

/** The fields that determine a line's price and validation; lines with equal values are evaluated once. */
export interface LineVariant extends LineSchedule {
  readonly utid: string;
  readonly currencyCode: string;
  readonly fulfillmentType: string;
  readonly amountMinor: bigint;
  readonly quantity: number;
  readonly deliveryMethod: string;
  readonly etid: string | null;
  readonly ptid: string | null;
  /** The address of what is shipped; others have none. */
  readonly address: MailedAddress | null;
  /** As it is stored. */
  readonly shippingMethod: string | null;
  /** The parts that its letter must say and does not; none for a line without a letter. */
  readonly letterGaps: readonly LetterGap[];
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
    variant.ptid,
    variant.address && MAILED_ADDRESS_PARTS.map((part) => variant.address?.[part]),
    variant.shippingMethod,
    variant.letterGaps,
    variant.emailDomain,
    variant.isListed,
    variant.isOptedOut,
    variant.hasNotes,
    variant.scheduledAt?.getTime() ?? null,
    variant.scheduledTimeZone,
  ]);

/** Number of a cart's lines of one variant. */
export interface CountedVariant extends LineVariant {
  /** Names the address of what is shipped, the same for those that differ in case alone. */
  readonly addressKey: string | null;
  readonly lineCount: number;
}
