import type { DeliveryMethod } from '../enumerations.ts';
import { emailKey } from './recipientRules.ts';

/** The ways in which digital rewards go. */
export const DIGITAL_METHODS = ['EMAIL', 'MOBILE'] as const satisfies readonly DeliveryMethod[];
export type DigitalMethod = (typeof DIGITAL_METHODS)[number];

/** To whom a digital reward goes: `to` is an email address, or the number of a phone in E.164. */
export interface DigitalRecipient {
  readonly method: DigitalMethod;
  readonly to: string;
}

interface AddressedLine {
  readonly deliveryMethod: string;
  readonly email: string | null;
  readonly mobileNumber: string | null;
}

/** Returns to whom a line goes. */
export const getDigitalRecipient = ({ deliveryMethod, email, mobileNumber }: AddressedLine): DigitalRecipient =>
  deliveryMethod === 'MOBILE' ? { method: 'MOBILE', to: mobileNumber ?? '' } : { method: 'EMAIL', to: email ?? '' };

/** True for one way to the same mailbox or phone, however it is written. */
export const isSameRecipient = (one: DigitalRecipient, other: DigitalRecipient): boolean =>
  one.method === other.method && emailKey(one.to) === emailKey(other.to);
