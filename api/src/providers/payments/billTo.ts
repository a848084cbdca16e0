import type { BillTo, CardExpiration } from './PaymentGateway.ts';

/** Without what is not known: the interface refuses null. */
function addressOf(billTo: BillTo) {
  return {
    firstName: billTo.firstName,
    lastName: billTo.lastName,
    address1: billTo.addressLine1,
    ...(billTo.addressLine2 !== null && { address2: billTo.addressLine2 }),
    locality: billTo.city,
    ...(billTo.state !== null && { administrativeArea: billTo.state }),
    ...(billTo.postalCode !== null && { postalCode: billTo.postalCode }),
    country: billTo.country,
    email: billTo.emailAddress,
  };
}

/** As payments take it. */
export const toPaymentBillTo = (billTo: BillTo) => ({
  ...addressOf(billTo),
  ...(billTo.company !== null && { company: { name: billTo.company } }),
});

/** As stored ways of paying take it. */
export const toTokenBillTo = (billTo: BillTo) => ({
  ...addressOf(billTo),
  ...(billTo.company !== null && { company: billTo.company }),
});

export const toExpiration = ({ year, month }: CardExpiration) => ({
  expirationMonth: String(month).padStart(2, '0'),
  expirationYear: String(year),
});
