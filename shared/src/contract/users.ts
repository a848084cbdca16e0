import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, number, object, type InferType } from 'yup';
import { ACCESS_LEVELS } from '../domain/access/permissions.ts';
import { LANGUAGES, USER_STATUSES } from '../domain/enumerations.ts';
import { MFA_TYPES } from '../domain/people/mfa.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, Nullable, OneOf, pageNumber, text, recordVersion } from './common.ts';
import { authoritiesField, CustomerAuthorities, roleIdText } from './roles.ts';

const { sizes, accessMax } = SETTINGS.team;
const WIRE_LANGUAGES = LANGUAGES.map((language) => language.toLowerCase());

/**
 * GET /api/users. `q`: words, each a part of name or e-mail address, in any order and whatever their case and accents.
 * `access`: PLATFORM the whole organisation, GROUP at least one group, ACCOUNT accounts only, NONE nothing.
 */
export const usersQuery = object({
  page: pageNumber,
  size: number()
    .oneOf([...sizes])
    .default(sizes[0]),
  sort: text().oneOf(['name,asc', 'name,desc']).default('name,asc'),
  q: text().max(255).optional(),
  status: text()
    .oneOf([...USER_STATUSES])
    .optional(),
  roleId: roleIdText().optional(),
  access: text()
    .oneOf([...ACCESS_LEVELS])
    .optional(),
});
export type UsersQuery = InferType<typeof usersQuery>;

const RoleOfUser = Type.Object({ roleId: Type.String(), name: Type.String(), isDefault: Type.Boolean() });

/** A colleague in the list. */
export const TeamUser = Type.Object({
  userId: Type.String(),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** PENDING: invited, but the link is over or the mail came back. */
  status: OneOf(USER_STATUSES),
  /** Days that the invitation still works, rounded up; null unless the status is INVITED. */
  invitationDaysLeft: Nullable(Type.Integer()),
  /** The mail of the last invitation came back. */
  isInvitationReturned: Type.Boolean(),
  /** Another organisation's user, who was asked to move here. */
  isMove: Type.Boolean(),
  role: Nullable(RoleOfUser),
  access: OneOf(ACCESS_LEVELS),
  /** Ways in which the user gets codes at sign-in; none: signs in without. */
  mfaTypes: Type.Array(OneOf(MFA_TYPES)),
  lastSignInDate: Nullable(Instant),
});
export type TeamUser = Static<typeof TeamUser>;

/** One page of users by name; X-Total-Count is the total. */
export const TeamUsers = Type.Array(TeamUser);

/** GET /api/users/{userId}. */
export const TeamUserRecord = Type.Composite([
  TeamUser,
  Type.Object({
    langKey: OneOf(WIRE_LANGUAGES),
    /** Rights beside those of the role. */
    authorities: CustomerAuthorities,
    /** Rights of the role. */
    roleAuthorities: CustomerAuthorities,
    organizationAccess: Type.Boolean(),
    groups: Type.Array(Type.Object({ customerIdentifier: Type.String(), displayName: Type.String() })),
    accounts: Type.Array(
      Type.Object({
        accountIdentifier: Type.String(),
        displayName: Type.String(),
        customerIdentifier: Type.String(),
        groupDisplayName: Type.String(),
      }),
    ),
    createdDate: Instant,
    createdBy: Nullable(Type.String()),
    modifiedDate: Instant,
    modifiedBy: Nullable(Type.String()),
    /** Null where the organisation's passwords do not expire, and before the first one was set. */
    passwordExpiryDate: Nullable(Instant),
    /** The address can no longer be changed. */
    isEmailFixed: Type.Boolean(),
    version: Type.Integer(),
  }),
]);
export type TeamUserRecord = Static<typeof TeamUserRecord>;

const identifiers = () => array(text().max(100).required()).max(accessMax, 'error.account.tooMany').required();

/** The fields of the editor. The service validates names and address by the rules in `domain`. */
const userFields = object({
  firstName: text().max(400).default(''),
  lastName: text().max(400).default(''),
  email: text().max(400).default(''),
  langKey: text().oneOf(WIRE_LANGUAGES, 'error.language.unknown').required('error.language.unknown'),
  /** Null: no role. */
  roleId: roleIdText().nullable().default(null),
  /** Rights beside those of the role. */
  authorities: authoritiesField(),
  /** Access to the whole organisation; groups and accounts are then empty. */
  organizationAccess: boolean().strict().required(),
  customerIdentifiers: identifiers(),
  accountIdentifiers: identifiers(),
});

/** POST /api/users: invites somebody. `move`: ask another organisation's user to move here, after 409 `error.user.elsewhere`. */
export const newUserBody = userFields.shape({ move: boolean().strict().default(false) });
export type NewUserBody = InferType<typeof newUserBody>;

/** PUT /api/users/{userId}: replaces every field. */
export const userChange = userFields.shape({ version: recordVersion() });
export type UserChange = InferType<typeof userChange>;
