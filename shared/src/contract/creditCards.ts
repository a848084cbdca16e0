import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, number, object, type InferType } from 'yup';
import { CARD_BRANDS } from '../domain/enumerations.ts';
import { INTEGER_MAX } from '../domain/integerMax.ts';
import { Instant, OneOf, text } from './common.ts';

/** Longer texts are refused before any rule reads them. */
const LONGEST = 400;
const part = () => text().max(LONGEST).default('');

export const cardsOfAccountParams = object({ accountIdentifier: text().max(100).required() });
/** Newest first is the only order. */
export const cardsQuery = object({ sort: text().oneOf(['createdDate,desc']).default('createdDate,desc') });

/**
 * A saved card, as GET /api/creditCards/platforms/accounts/{accountIdentifier} lists it. `expiration`: `YYYY-MM`.
 * `usableFrom`: until then a new card is on hold.
 */
export const PaymentCard = Type.Object({
  token: Type.String(),
  customerIdentifier: Type.String(),
  accountIdentifier: Type.String(),
  label: Type.String(),
  lastFourDigits: Type.String(),
  creditCardType: OneOf(CARD_BRANDS),
  displayName: Type.String(),
  paymentMethod: OneOf(['CREDIT_CARD']),
  expiration: Type.String(),
  usableFrom: Instant,
  createdDate: Instant,
});
export type PaymentCard = Static<typeof PaymentCard>;
export const PaymentCards = Type.Array(PaymentCard);

const receipts = () =>
  array(object({ emailAddress: part(), isPrimary: boolean().strict().default(false), originalEmail: part() }))
    .max(20, 'error.receipts.tooMany')
    .default([]);

/**
 * POST /api/creditCards. The number passes through memory only. The service validates by the rules in
 * `domain/paymentCards` and `domain/addressRules`.
 */
export const newCardBody = object({
  label: part(),
  customerIdentifier: text().max(100).default(''),
  accountIdentifier: text().max(100).default(''),
  creditCard: object({ number: part(), verificationNumber: part(), expiration: part() }).required(),
  billingAddress: object({
    firstName: part(),
    lastName: part(),
    addressLine1: part(),
    addressLine2: part(),
    city: part(),
    state: part(),
    country: part(),
    postalCode: part(),
    emailAddress: part(),
  }).required(),
  contactInformation: receipts(),
});
export type NewCardBody = InferType<typeof newCardBody>;

export const cardParams = object({ cardToken: text().max(100).required() });
export const cardDetailQuery = object({ accountId: text().max(100).required('error.account.required') });

/** GET /api/creditCards/alldetails/{token}; `accountId` carries the account's identifier. `version`: for the change. */
export const CardDetail = Type.Object({
  lastFour: Type.String(),
  creditCardType: OneOf(CARD_BRANDS),
  expirationMonth: Type.String(),
  expirationYear: Type.String(),
  cardNickname: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  addressOne: Type.String(),
  addressTwo: Type.String(),
  city: Type.String(),
  state: Type.String(),
  country: Type.String(),
  postalCode: Type.String(),
  contactInformation: Type.Array(
    Type.Object({ emailAddress: Type.String(), isPrimary: Type.Boolean(), originalEmail: Type.String() }),
  ),
  version: Type.Integer(),
});
export type CardDetail = Static<typeof CardDetail>;

/** PUT /api/creditCards/{token}. `version`: of the card as it was read; 409 for an older one, unchecked when left out. */
export const changeCardBody = object({
  lastFour: part(),
  expirationMonth: part(),
  expirationYear: part(),
  cardNickname: part(),
  firstName: part(),
  lastName: part(),
  addressOne: part(),
  addressTwo: part(),
  city: part(),
  state: part(),
  country: part(),
  postalCode: part(),
  contactInformation: receipts(),
  version: number().integer().min(1).max(INTEGER_MAX).optional(),
});
export type ChangeCardBody = InferType<typeof changeCardBody>;
