import type { Account } from '@portal/shared/contract/customers';
import type { CardDetail, ChangeCardBody, NewCardBody } from '@portal/shared/contract/creditCards';
import { tidyAddress, type PostalAddress } from '@portal/shared/domain/addresses/addressRules';
import { checkExpiration, expirationOf, typedExpiration } from '@portal/shared/domain/funding/cardFacts';
import {
  brandOf,
  cardDigits,
  checkCardCode,
  checkCardholder,
  checkCardNickname,
  checkCardNumber,
  joinedCardholder,
  splitCardholder,
} from '@portal/shared/domain/funding/paymentCards';
import { checkReceiptEmails, receiptEmailsOf } from '@portal/shared/domain/funding/receiptEmails';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { object, string, type TestContext } from 'yup';
import { serverNow } from '../../api/serverClock.ts';
import { addressSchema, EMPTY_ADDRESS } from '../../entities/address/addressSchema.ts';

/** The values of the form of a card, as typed. Number and code are empty while a card is edited. */
export interface CardValues {
  readonly number: string;
  readonly cardholder: string;
  readonly expiration: string;
  readonly code: string;
  readonly nickname: string;
  readonly receipts: string;
  readonly billingAddress: PostalAddress;
}

export const NEW_CARD: CardValues = {
  number: '',
  cardholder: '',
  expiration: '',
  code: '',
  nickname: '',
  receipts: '',
  billingAddress: EMPTY_ADDRESS,
};

/** The form of a card as it was read. */
export const toCardValues = (card: CardDetail): CardValues => ({
  ...NEW_CARD,
  cardholder: joinedCardholder(card),
  expiration: typedExpiration(`${card.expirationYear}-${card.expirationMonth}`),
  nickname: card.cardNickname,
  receipts: card.contactInformation
    .flatMap(({ emailAddress, isPrimary }) => (isPrimary ? [] : [emailAddress]))
    .join(', '),
  billingAddress: {
    country: card.country,
    addressLine1: card.addressOne,
    addressLine2: card.addressTwo,
    city: card.city,
    state: card.state,
    postalCode: card.postalCode,
  },
});

const ruled = (check: (text: string, context: TestContext) => Refusal | null) =>
  string()
    .defined()
    .test('rule', (text, context) => {
      const refusal = check(text, context);
      return refusal === null || context.createError({ message: { ...refusal } });
    });

/** The rules of the server; `ownEmail`: the user's, which gets every receipt. */
const shape = (ownEmail: string) => ({
  cardholder: ruled(checkCardholder),
  expiration: ruled((text) => checkExpiration(text, new Date(serverNow()))),
  nickname: ruled((text) => checkCardNickname(text.trim())),
  receipts: ruled((text) => checkReceiptEmails(receiptEmailsOf(text, ownEmail))),
  billingAddress: addressSchema,
});

export const createEditCardSchema = (ownEmail: string) => object(shape(ownEmail));

export const createNewCardSchema = (ownEmail: string, currencyCode: string) =>
  object({
    number: ruled((text) => checkCardNumber(text, currencyCode)),
    code: ruled((text, { parent }) => checkCardCode(text, brandOf((parent as CardValues).number))),
    ...shape(ownEmail),
  });

const toContacts = ({ receipts }: CardValues, ownEmail: string) =>
  receiptEmailsOf(receipts, ownEmail).map((emailAddress) => ({
    emailAddress,
    isPrimary: false,
    originalEmail: emailAddress,
  }));

export const toNewCardBody =
  ({ customerIdentifier, accountIdentifier }: Account, ownEmail: string) =>
  (values: CardValues): NewCardBody => ({
    label: values.nickname.trim(),
    customerIdentifier,
    accountIdentifier,
    creditCard: {
      number: cardDigits(values.number),
      verificationNumber: values.code,
      expiration: expirationOf(values.expiration) ?? '',
    },
    billingAddress: {
      ...tidyAddress(values.billingAddress),
      ...splitCardholder(values.cardholder),
      emailAddress: ownEmail,
    },
    contactInformation: toContacts(values, ownEmail),
  });

export const toChangeCardBody =
  ({ lastFour, version }: CardDetail, ownEmail: string) =>
  (values: CardValues): ChangeCardBody => {
    const { addressLine1, addressLine2, ...address } = tidyAddress(values.billingAddress);
    const [expirationYear = '', expirationMonth = ''] = (expirationOf(values.expiration) ?? '').split('-');
    return {
      lastFour,
      expirationMonth,
      expirationYear,
      cardNickname: values.nickname.trim(),
      ...splitCardholder(values.cardholder),
      ...address,
      addressOne: addressLine1,
      addressTwo: addressLine2,
      contactInformation: toContacts(values, ownEmail),
      version,
    };
  };

const FIELDS: Readonly<Record<string, string>> = {
  'creditCard.number': 'number',
  'creditCard.verificationNumber': 'code',
  'creditCard.expiration': 'expiration',
  expirationMonth: 'expiration',
  'billingAddress.firstName': 'cardholder',
  'billingAddress.lastName': 'cardholder',
  firstName: 'cardholder',
  lastName: 'cardholder',
  label: 'nickname',
  cardNickname: 'nickname',
  contactInformation: 'receipts',
  addressOne: 'billingAddress.addressLine1',
  addressTwo: 'billingAddress.addressLine2',
  city: 'billingAddress.city',
  state: 'billingAddress.state',
  postalCode: 'billingAddress.postalCode',
  country: 'billingAddress.country',
};

/** The form's field of a field that the server refused. */
export const toCardFieldName = (serverField: string): string => FIELDS[serverField] ?? serverField;
