import { Type, type Static } from '@sinclair/typebox';
import { array, object, type InferType } from 'yup';
import { BANK_ACCOUNT_STATES, BANK_ACCOUNT_TYPES, BANK_DEPOSIT_STATUSES } from '../domain/enumerations.ts';
import { SETTINGS } from '../domain/settings.ts';
import { amountText, Instant, Nullable, OneOf, text, recordVersion } from './common.ts';

/** Longer texts are refused before any rule reads them. */
const LONGEST = 400;
const IDENTIFIER = 100;
const part = () => text().max(LONGEST).default('');
const identifier = () => text().max(IDENTIFIER).required();

/** `accountID`: number of an account, or its identifier. */
export const bankAccountsParams = object({ accountID: identifier() });
export const bankAccountParams = object({ bankAccountIdentifier: identifier() });
export const bankRequestParams = object({ accountID: identifier(), bankAccountIdentifier: identifier() });
export const bankResultParams = object({ requestReferenceNumber: identifier() });
export const bankUsersQuery = object({ accountIdentifier: text().max(IDENTIFIER).required('error.account.required') });

/**
 * GET /api/ach/account/{accountID}/limits, in major units: what may be deposited by bank in 24 hours, and what is left
 * of it now. `unfinished`: what was begun on the bank's page and is not finished, and until when it counts.
 */
export const BankLimits = Type.Object({
  dailyUsageLimit: Type.Number(),
  dailyUsageRemaining: Type.Number(),
  currencyCode: Type.String(),
  unfinished: Nullable(Type.Object({ amount: Type.Number(), until: Instant })),
});
export type BankLimits = Static<typeof BankLimits>;

const listed = {
  identifier: Type.String(),
  label: Type.String(),
  accountNumberLastFour: Type.String(),
  displayName: Type.String(),
  paymentMethod: OneOf(['ACH_BANK_ACCOUNT']),
  routingNumber: Type.String(),
  accountType: OneOf(BANK_ACCOUNT_TYPES),
  status: OneOf(BANK_ACCOUNT_STATES),
  triesLeft: Type.Integer(),
  returnCode: Nullable(Type.String()),
  customerIdentifier: Type.String(),
  accountIdentifier: Type.String(),
  createdDate: Instant,
};

/**
 * A bank account, as GET /api/ach/subscriptions/{accountID} lists those that the user may use. `triesLeft`: to verify it.
 * `returnCode`: why the bank returned money, for one that is disabled.
 */
export const BankAccount = Type.Object(listed);
export type BankAccount = Static<typeof BankAccount>;
export const BankAccounts = Type.Array(BankAccount);

const Person = Type.Object({ userIdentifier: Type.String(), name: Type.String(), email: Type.String() });

/** GET /api/ach/users: the people who may add funds to an account, by name. */
export const BankUsers = Type.Array(Person);
export type BankUser = Static<typeof Person>;

/**
 * GET /api/ach/agreement: the authorisation of debits in the user's language, by paragraphs. `hash`: SHA-256 of the
 * paragraphs, hexadecimal; it goes back with what was accepted.
 */
export const BankAgreement = Type.Object({
  version: Type.String(),
  language: Type.String(),
  hash: Type.String(),
  paragraphs: Type.Array(Type.String()),
});
export type BankAgreement = Static<typeof BankAgreement>;

/**
 * Everything of a bank account that may be changed, and the authorisation that was accepted last. `users`: who may use it;
 * none: everyone who may add funds. `version`: for the change.
 */
export const BankAccountDetail = Type.Object({
  ...listed,
  firstName: Type.String(),
  lastName: Type.String(),
  companyName: Type.String(),
  addressLine1: Type.String(),
  addressLine2: Type.String(),
  city: Type.String(),
  state: Type.String(),
  country: Type.String(),
  postalCode: Type.String(),
  users: Type.Array(Person),
  agreement: Type.Object({
    version: Type.String(),
    language: Type.String(),
    hash: Type.String(),
    paragraphs: Type.Array(Type.String()),
    acceptedAt: Instant,
    acceptedBy: Type.String(),
    ipAddress: Type.String(),
  }),
  version: Type.Integer(),
});
export type BankAccountDetail = Static<typeof BankAccountDetail>;

const holder = {
  label: part(),
  accountType: part(),
  firstName: part(),
  lastName: part(),
  companyName: part(),
  addressLine1: part(),
  addressLine2: part(),
  city: part(),
  state: part(),
  country: part(),
  postalCode: part(),
  /** None: everyone who may add funds. */
  userIdentifiers: array(text().max(IDENTIFIER).required())
    .max(SETTINGS.bankAccounts.usersMax, 'error.bankAccount.tooManyUsers')
    .default([]),
  agreement: object({ version: part(), hash: part() }).required(),
};

/**
 * POST /api/ach/subscriptions. The account number passes through memory only. The service validates by the rules in
 * `domain/bankAccountRules`.
 */
export const newBankAccountBody = object({
  customerIdentifier: text().max(IDENTIFIER).default(''),
  accountIdentifier: text().max(IDENTIFIER).default(''),
  routingNumber: part(),
  accountNumber: part(),
  ...holder,
});
export type NewBankAccountBody = InferType<typeof newBankAccountBody>;

/**
 * PUT /api/ach/subscriptions/{bankAccountIdentifier}. Routing and account number both empty: they stay; else they are
 * verified again. `version`: of the account as it was read; 409 for an older one.
 */
export const changeBankAccountBody = object({
  routingNumber: part(),
  accountNumber: part(),
  ...holder,
  version: recordVersion(),
});
export type ChangeBankAccountBody = InferType<typeof changeBankAccountBody>;

/** POST /api/ach/subscriptions/{bankAccountIdentifier}/verify: the two small deposits, major units, in any order. */
export const verifyBankAccountBody = object({
  amounts: array(amountText().max(20, 'error.amount.tooLarge').default('').defined()).length(2).max(2).required(),
});
export type VerifyBankAccountBody = InferType<typeof verifyBankAccountBody>;

const fixed = (value: string) => text().oneOf([value]).default(value);

/**
 * POST /api/ach/funding/account/{accountID}/subscription/{bankAccountIdentifier}/request. `amount` in dollars. The rest of
 * what is printed is taken with the only values that it can have. `returnPage`: page of an embedder, at which the portal's
 * route of the result is opened; without it, the portal's own.
 */
export const bankRequestBody = object({
  amount: amountText().max(20, 'error.amount.tooLarge').default(''),
  currency: fixed('USD'),
  accountType: text()
    .oneOf([...BANK_ACCOUNT_TYPES])
    .optional(),
  secCode: fixed('CCD'),
  locale: text().max(5).optional(),
  paymentMethod: fixed('echeck'),
  transactionType: fixed('sale'),
  accessKey: text().max(LONGEST).optional(),
  profileId: text().max(LONGEST).optional(),
  signedFieldNames: text().max(2_000).optional(),
  unsignedFieldNames: text().max(2_000).optional(),
  returnPage: text().max(2_000).optional(),
});
export type BankRequestBody = InferType<typeof bankRequestBody>;

/** The form for the payment page, which the browser posts: every entry of `fields`, the signature among them, to `url`. */
export const BankRequest = Type.Object({
  requestReferenceNumber: Type.String(),
  url: Type.String(),
  signature: Type.String(),
  fields: Type.Record(Type.String(), Type.String()),
});
export type BankRequest = Static<typeof BankRequest>;

/**
 * GET /api/ach/request/{requestReferenceNumber}: what became of a deposit by bank. `cybersourceReasonCode`: 100 when it was
 * submitted, null while nothing is known. `i18nKey`: what went wrong. `amount` in major units. `expected`: the days (ISO)
 * between which the money can be used, while it is pending.
 */
export const BankResult = Type.Object({
  cybersourceReasonCode: Nullable(Type.String()),
  transactionType: OneOf(['SALE']),
  status: OneOf(BANK_DEPOSIT_STATUSES),
  i18nKey: Nullable(Type.String()),
  returnCode: Nullable(Type.String()),
  accountTransactionID: Nullable(Type.String()),
  accountIdentifier: Type.String(),
  amount: Type.Number(),
  currencyCode: Type.String(),
  expected: Nullable(Type.Object({ earliest: Type.String(), latest: Type.String() })),
});
export type BankResult = Static<typeof BankResult>;
