import { Type, type Static } from '@sinclair/typebox';
import { array, object, type InferType } from 'yup';
import { CUSTOMER_AUTHORITIES } from '../domain/access/permissions.ts';
import { Instant, Nullable, OneOf, text, recordVersion } from './common.ts';

/** Codes of rights. */
export const authoritiesField = () =>
  array(
    text()
      .oneOf([...CUSTOMER_AUTHORITIES], 'error.authority.unknown')
      .required('error.authority.unknown'),
  )
    .max(CUSTOMER_AUTHORITIES.length, 'error.authority.unknown')
    .required('error.authority.unknown');

/** The same in an answer. */
export const CustomerAuthorities = Type.Array(OneOf(CUSTOMER_AUTHORITIES));

/** Number of a role's row. */
export const roleIdText = () => text().matches(/^\d{1,18}$/, 'error.role.notFound');

/** A role with its rights. `name`: of a default one `admin`, `standard`, `support lead` or `support`, which pages translate. */
export const Role = Type.Object({
  roleId: Type.String(),
  name: Type.String(),
  /** Can be read and copied, not changed. */
  isDefault: Type.Boolean(),
  authorities: CustomerAuthorities,
  /** Users in the role, of those that the caller sees. */
  userCount: Type.Integer(),
  version: Type.Integer(),
});
export type Role = Static<typeof Role>;

/** GET /api/roles: the default ones, then the organisation's own by name. */
export const Roles = Type.Array(Role);

/** GET /api/roles/{roleId}: with the users in it by name, the first hundred; `userCount` counts all. */
export const RoleRecord = Type.Composite([
  Role,
  Type.Object({
    users: Type.Array(
      Type.Object({
        userId: Type.String(),
        firstName: Type.String(),
        lastName: Type.String(),
        email: Type.String(),
      }),
    ),
    modifiedDate: Instant,
    modifiedBy: Nullable(Type.String()),
  }),
]);
export type RoleRecord = Static<typeof RoleRecord>;

export const roleParams = object({ roleId: roleIdText().required('error.role.notFound') });

/** POST /api/roles: also how a role is copied. The service validates the name by the rule in `domain`. */
export const roleBody = object({
  name: text().max(400).default(''),
  authorities: authoritiesField(),
});
export type RoleBody = InferType<typeof roleBody>;

/** PUT /api/roles/{roleId}: replaces name and rights; changes the rights of every user in it. */
export const roleChange = roleBody.shape({ version: recordVersion() });
export type RoleChange = InferType<typeof roleChange>;
