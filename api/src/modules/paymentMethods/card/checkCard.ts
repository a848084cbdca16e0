import type { ChangeCardBody, NewCardBody } from '@portal/shared/contract/creditCards';
import type { FieldError } from '@portal/shared/contract/common';
import {
  ADDRESS_FIELDS,
  checkAddressField,
  tidyAddress,
  type AddressField,
  type PostalAddress,
} from '@portal/shared/domain/addresses/addressRules';
import { checkExpiration, expirationOf } from '@portal/shared/domain/funding/cardFacts';
import { checkCardholderName, checkCardNickname } from '@portal/shared/domain/funding/paymentCards';
import { checkReceiptEmails, receiptEmailsOf } from '@portal/shared/domain/funding/receiptEmails';
import { fieldErrors } from '../../../errors/fieldErrors.ts';

/** The facts of a card that are kept and may be changed. `expiration`: `YYYY-MM`. */
export interface CardFacts {
  readonly label: string;
  readonly expiration: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: PostalAddress;
  readonly receiptEmails: readonly string[];
}

/** The path of each fact in a body. */
type Paths = Readonly<Record<Exclude<keyof CardFacts, 'address'> | AddressField, string>>;

const NEW_CARD: Paths = {
  label: 'label',
  expiration: 'creditCard.expiration',
  firstName: 'billingAddress.firstName',
  lastName: 'billingAddress.lastName',
  country: 'billingAddress.country',
  addressLine1: 'billingAddress.addressLine1',
  addressLine2: 'billingAddress.addressLine2',
  city: 'billingAddress.city',
  state: 'billingAddress.state',
  postalCode: 'billingAddress.postalCode',
  receiptEmails: 'contactInformation',
};

const CHANGED_CARD: Paths = {
  label: 'cardNickname',
  expiration: 'expirationMonth',
  firstName: 'firstName',
  lastName: 'lastName',
  country: 'country',
  addressLine1: 'addressOne',
  addressLine2: 'addressTwo',
  city: 'city',
  state: 'state',
  postalCode: 'postalCode',
  receiptEmails: 'contactInformation',
};

const emailsOf = (contacts: NewCardBody['contactInformation'], ownEmail: string): string[] =>
  receiptEmailsOf(
    contacts.flatMap(({ emailAddress, isPrimary }) => (isPrimary ? [] : [emailAddress])).join(','),
    ownEmail,
  );

/** The facts of a new card, with the error of each that is wrong. `ownEmail`: the user's, which gets every receipt. */
export function readNewCard(
  { label, creditCard, billingAddress, contactInformation }: NewCardBody,
  ownEmail: string,
  today: Date,
) {
  const facts: CardFacts = {
    label: label.trim(),
    expiration: expirationOf(creditCard.expiration) ?? creditCard.expiration,
    firstName: billingAddress.firstName.trim(),
    lastName: billingAddress.lastName.trim(),
    address: tidyAddress(billingAddress),
    receiptEmails: emailsOf(contactInformation, ownEmail),
  };
  return { facts, fields: errorsOf(facts, NEW_CARD, today) };
}

/** The facts of a changed card, with the error of each that is wrong. */
export function readChangedCard(body: ChangeCardBody, ownEmail: string, today: Date) {
  const { country, addressOne, addressTwo, city, state, postalCode } = body;
  const facts: CardFacts = {
    label: body.cardNickname.trim(),
    expiration: expirationOf(`${body.expirationYear}-${body.expirationMonth}`) ?? '',
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    address: tidyAddress({ country, addressLine1: addressOne, addressLine2: addressTwo, city, state, postalCode }),
    receiptEmails: emailsOf(body.contactInformation, ownEmail),
  };
  return { facts, fields: errorsOf(facts, CHANGED_CARD, today) };
}

function errorsOf(facts: CardFacts, paths: Paths, today: Date): FieldError[] {
  return [
    ...fieldErrors(paths.label, checkCardNickname(facts.label)),
    ...fieldErrors(paths.expiration, checkExpiration(facts.expiration, today)),
    ...fieldErrors(paths.firstName, checkCardholderName(facts.firstName)),
    ...fieldErrors(paths.lastName, checkCardholderName(facts.lastName)),
    ...ADDRESS_FIELDS.flatMap((field) => fieldErrors(paths[field], checkAddressField(field, facts.address))),
    ...fieldErrors(paths.receiptEmails, checkReceiptEmails(facts.receiptEmails)),
  ];
}
