import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, number, object, type InferType } from 'yup';
import { ACCOUNT_STATUSES, FUNDING_TYPES } from '../domain/enumerations.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, Nullable, OneOf, pageNumber, REASON_MAX, text, recordVersion } from './common.ts';
import { Account } from './customers.ts';

const { sizes, emailsMax } = SETTINGS.accounts;

/**
 * GET /api/accounts. `q`: words, each a part of a name or identifier of account or group, or of the account number, in any
 * order and whatever their case and accents.
 * Disabled accounts are left out unless `showDisabled` or `status` asks for them.
 */
export const accountsQuery = object({
  page: pageNumber,
  size: number()
    .oneOf([...sizes])
    .default(sizes[0]),
  sort: text().oneOf(['displayName,asc', 'displayName,desc']).default('displayName,asc'),
  q: text().max(255).optional(),
  status: text()
    .oneOf([...ACCOUNT_STATUSES])
    .optional(),
  customerIdentifier: text().max(100).optional(),
  showDisabled: text().oneOf(['true', 'false']).default('false'),
});
export type AccountsQuery = InferType<typeof accountsQuery>;

/** One page of accounts; X-Total-Count is the total. */
export const AccountList = Type.Array(Account);

/** GET /api/customers/{customerIdentifier}: a group by itself; `accountCount`: of the accounts that the user sees. */
export const Group = Type.Object({
  identifier: Type.String(),
  displayName: Type.String(),
  status: Type.String(),
  createdDate: Instant,
  accountCount: Type.Integer(),
});
export type Group = Static<typeof Group>;

export const groupParams = object({ customerIdentifier: text().max(100).required() });

/**
 * POST /api/customers. `identifier`: chosen by the user; the server makes one when it is left out. The service validates
 * both by the rules in `domain`.
 */
export const newGroupBody = object({
  displayName: text().max(400).default(''),
  identifier: text().max(400).default(''),
});
export type NewGroupBody = InferType<typeof newGroupBody>;

/** POST /api/accounts; `active` false: not in use until it is given the status ACTIVE. */
export const newAccountBody = object({
  active: boolean().strict().default(true),
  currencyCode: text().max(3, 'error.currency.unsupported').default(''),
  displayName: text().max(400).default(''),
  contactEmail: text().max(400).default(''),
  customerIdentifier: text().max(100).required('error.group.required'),
  identifier: text().max(400).default(''),
});
export type NewAccountBody = InferType<typeof newAccountBody>;

/** POST /api/customers/{groupId}/accounts/{identifier}/status/{newStatus}. */
export const statusParams = object({
  groupId: text().max(100).required(),
  identifier: text().max(100).required(),
  newStatus: text()
    .oneOf([...ACCOUNT_STATUSES], 'error.account.status')
    .required('error.account.status'),
});

/** POST .../status/{newStatus}; the call is printed without a body. `reason`: kept in the audit log. */
export const statusBody = object({ reason: text().max(REASON_MAX, 'error.text.tooLong').default('') }).transform(
  (body: unknown) => body ?? {},
);

export const contactsParams = object({ group: text().max(100).required(), account: text().max(100).required() });
export const contactsOfTypeParams = contactsParams.shape({
  fundingType: text()
    .oneOf([...FUNDING_TYPES])
    .required(),
});

/** The addresses that are told about the deposits of one kind into an account. `version` 0: nobody was named yet. */
export const AccountContacts = Type.Object({
  fundingType: OneOf(FUNDING_TYPES),
  contacts: Type.Array(Type.Object({ emailAddress: Type.String() })),
  version: Type.Integer(),
  changedBy: Nullable(Type.String()),
  changedDate: Nullable(Instant),
});
export type AccountContacts = Static<typeof AccountContacts>;

/** GET /api/customers/{group}/account/{account}/contacts: one entry for each kind of deposit that the account's currency allows. */
export const AllAccountContacts = Type.Array(AccountContacts);

/**
 * POST /api/customers/{group}/account/{account}/contacts/{fundingType}: replaces the contacts of one kind of deposit.
 * `version`: of the contacts as they were read; 409 for an older one. The service validates the addresses, and that the
 * account's currency allows the kind.
 */
export const contactsBody = object({
  contacts: array(object({ emailAddress: text().max(400).default('') }))
    .max(emailsMax, 'error.email.tooMany')
    .required(),
  version: recordVersion(0),
});
export type ContactsBody = InferType<typeof contactsBody>;

/** PUT /api/account/default-account: the account that a sign-in begins with. */
export const defaultAccountBody = object({
  customerIdentifier: text().max(100).required('error.account.required'),
  accountIdentifier: text().max(100).required('error.account.required'),
});
export type DefaultAccountBody = InferType<typeof defaultAccountBody>;
