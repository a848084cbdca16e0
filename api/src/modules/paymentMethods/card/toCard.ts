import type { CardDetail, PaymentCard } from '@portal/shared/contract/creditCards';
import { CARD_BRANDS } from '@portal/shared/domain/enumerations';
import { BRAND_NAMES } from '@portal/shared/domain/funding/cardFacts';
import { oneOf } from '../../../db/oneOf.ts';
import type { CardRow } from './cardRepository.ts';

/** The account of a card, by its identifiers. */
export interface CardOwner {
  readonly customerIdentifier: string;
  readonly accountIdentifier: string;
}

/** A card of a list. */
export function toCard(row: CardRow, owner: CardOwner): PaymentCard {
  const creditCardType = oneOf(CARD_BRANDS, row.card_type);
  return {
    token: row.token,
    ...owner,
    label: row.label,
    lastFourDigits: row.last_four,
    creditCardType,
    displayName: row.label === '' ? `${BRAND_NAMES[creditCardType]} •••• ${row.last_four}` : row.label,
    paymentMethod: 'CREDIT_CARD',
    expiration: row.expiration,
    usableFrom: row.usable_from.toISOString(),
    createdDate: row.created_at.toISOString(),
  };
}

/** Everything of a card that may be changed. `ownEmail`: the user's, which gets every receipt. */
export const toCardDetail = (row: CardRow, ownEmail: string): CardDetail => ({
  lastFour: row.last_four,
  creditCardType: oneOf(CARD_BRANDS, row.card_type),
  expirationMonth: row.expiration.slice(5),
  expirationYear: row.expiration.slice(0, 4),
  cardNickname: row.label,
  firstName: row.first_name,
  lastName: row.last_name,
  addressOne: row.address_line1,
  addressTwo: row.address_line2,
  city: row.city,
  state: row.state,
  country: row.country,
  postalCode: row.postal_code,
  contactInformation: [
    { emailAddress: ownEmail, isPrimary: true, originalEmail: ownEmail },
    ...row.receipt_emails.map((email) => ({ emailAddress: email, isPrimary: false, originalEmail: email })),
  ],
  version: row.version,
});
