import type { BillTo, CardExpiration } from '../../../providers/payments/PaymentGateway.ts';
import type { CardFacts } from './checkCard.ts';

/** The columns of what may be changed. */
export const rowOf = ({ label, expiration, firstName, lastName, address, receiptEmails }: CardFacts) => ({
  label,
  expiration,
  first_name: firstName,
  last_name: lastName,
  address_line1: address.addressLine1,
  address_line2: address.addressLine2,
  city: address.city,
  state: address.state,
  postal_code: address.postalCode,
  country: address.country,
  receipt_emails: [...receiptEmails],
});

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The same as the gateway takes it. */
export function atGateway(facts: CardFacts, emailAddress: string): { expiration: CardExpiration; billTo: BillTo } {
  const { firstName, lastName, address } = facts;
  const [year, month] = facts.expiration.split('-').map(Number);
  return {
    expiration: { year: year ?? 0, month: month ?? 0 },
    billTo: {
      firstName,
      lastName,
      company: null,
      addressLine1: address.addressLine1,
      addressLine2: orNull(address.addressLine2),
      city: address.city,
      state: orNull(address.state),
      postalCode: orNull(address.postalCode),
      country: address.country,
      emailAddress,
    },
  };
}
