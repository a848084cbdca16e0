import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, object, type InferType } from 'yup';
import { SSO_LIMITS } from '../domain/signIn/ssoLimits.ts';
import { SSO_DOMAIN_STATES } from '../domain/signIn/ssoTypes.ts';
import { Instant, Nullable, OneOf, recordVersion, text } from './common.ts';
import { LastChange } from './signInPolicy.ts';

/** POST /api/sso/domains. */
export const ssoDomainBody = object({
  domain: text().trim().max(SSO_LIMITS.domainLength, 'error.sso.domainInvalid').required('error.sso.domainRequired'),
});
export type SsoDomainBody = InferType<typeof ssoDomainBody>;

/**
 * PUT /api/sso/domains/{domainId}. `connectionId`: people of the domain are led to this connection; null: they choose among all enabled
 * ones. `onlyCompany`: they sign in through the company only, but for `exemptUserIds`, administrators of whom there is at least one.
 */
export const ssoDomainChange = object({
  version: recordVersion(),
  connectionId: text()
    .matches(/^[a-z0-9]{1,32}$/, 'error.sso.notFound')
    .nullable()
    .default(null),
  onlyCompany: boolean().strict().required(),
  exemptUserIds: array(
    text()
      .matches(/^\d{1,18}$/, 'error.sso.exemptNotAdministrator')
      .required(),
  )
    .max(SSO_LIMITS.exemptMax, 'error.sso.exemptTooMany')
    .default([]),
});
export type SsoDomainChange = InferType<typeof ssoDomainChange>;

export const ssoDomainParams = object({
  domainId: text()
    .matches(/^[a-z0-9]{1,32}$/, 'error.sso.domainNotFound')
    .required('error.sso.domainNotFound'),
});

const Person = Type.Object({ userId: Type.String(), name: Type.String(), email: Type.String() });

/** A domain of the organisation, which leads its people to the company's sign-in once it is verified. */
export const SsoDomain = Type.Object({
  domainId: Type.String(),
  domain: Type.String(),
  state: OneOf(SSO_DOMAIN_STATES),
  /** The record of type TXT that proves the domain. */
  txtName: Type.String(),
  txtValue: Type.String(),
  checkedDate: Nullable(Instant),
  /** Why the last check found no record: a key of the error texts. */
  checkProblem: Nullable(Type.String()),
  verifiedDate: Nullable(Instant),
  /** Since when a look-up of a proven domain finds its record no more; it stays proven. */
  missingSince: Nullable(Instant),
  connectionId: Nullable(Type.String()),
  onlyCompany: Type.Boolean(),
  exemptUsers: Type.Array(Person),
  /** People of the organisation with an address at the domain. */
  people: Type.Integer(),
  version: Type.Integer(),
  changedBy: LastChange,
});
export type SsoDomain = Static<typeof SsoDomain>;

/** GET /api/sso/domains, by name. */
export const SsoDomains = Type.Array(SsoDomain);

/** GET /api/sso/administrators: who may be named apart from "only through the company", by name. */
export const SsoAdministrators = Type.Array(Person);
export type SsoAdministrators = Static<typeof SsoAdministrators>;
