import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, number, object, type InferType } from 'yup';
import { API_SCOPES } from '../domain/access/apiScopes.ts';
import { API_CREDENTIAL_ACTIONS, API_CREDENTIAL_STATUSES, API_CREDENTIAL_TYPES } from '../domain/enumerations.ts';
import { commaList } from '../domain/money/commaList.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, Nullable, OneOf, pageNumber, secretText, text } from './common.ts';
import { listDays } from './listDays.ts';

const { sizes, accessMax } = SETTINGS.team;

/** More than a client may have, so that each one too many is named at its field. */
const SENT_URIS = 50;

const typeField = () =>
  text()
    .oneOf([...API_CREDENTIAL_TYPES], 'error.apiCredential.type')
    .required('error.apiCredential.type');

/** GET /api/credentials. */
export const apiCredentialsQuery = object({ type: typeField() });
export type ApiCredentialsQuery = InferType<typeof apiCredentialsQuery>;

const identifiers = () => array(text().max(100).required()).max(accessMax, 'error.account.tooMany').default([]);

/**
 * POST /api/credentials. The service validates name, scopes, access, redirect addresses and last day by the rules in `domain`.
 * `lastDay` (ISO, as days end in UTC): null for a credential that does not end by itself. `redirectUris`: of an OAUTH_CLIENT
 * alone; one without can only get tokens for itself.
 */
export const newApiCredentialBody = object({
  type: typeField(),
  displayName: text().max(400).default(''),
  scopes: array(
    text()
      .oneOf([...API_SCOPES], 'error.apiCredential.scope')
      .required(),
  )
    .min(1, 'error.apiCredential.scopeRequired')
    .max(API_SCOPES.length, 'error.apiCredential.scope')
    .required('error.apiCredential.scopeRequired'),
  /** Access to all accounts of the organisation; groups and accounts are then empty. */
  organizationAccess: boolean().strict().required(),
  customerIdentifiers: identifiers(),
  accountIdentifiers: identifiers(),
  redirectUris: array(text().defined()).max(SENT_URIS, 'error.apiCredential.redirectUriTooMany').default([]),
  lastDay: text()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'error.date.invalid')
    .nullable()
    .default(null),
});
export type NewApiCredentialBody = InferType<typeof newApiCredentialBody>;

export const apiCredentialParams = object({
  credentialId: text()
    .matches(/^[a-z0-9]{1,32}$/, 'error.apiCredential.notFound')
    .required('error.apiCredential.notFound'),
});

/** POST /api/credentials/{credentialId}/reveal. `password`: not asked of users who have none. */
export const revealApiCredentialBody = object({
  password: secretText().max(SETTINGS.password.maxLength, 'error.password.wrong').default(''),
});
export type RevealApiCredentialBody = InferType<typeof revealApiCredentialBody>;

const SENT_APPS = 5000;

/**
 * POST /api/credentials/{credentialId}/deactivate. `appIds`: of GET …/apps, as they were shown; 409 when another has been allowed by
 * now. Null, or no body at all as from earlier remotes: nothing was shown.
 */
export const deactivateApiCredentialBody = object({
  appIds: array(text().max(64).required()).max(SENT_APPS, 'error.apiCredential.appsChanged').nullable().default(null),
}).nullable();
export type DeactivateApiCredentialBody = NonNullable<InferType<typeof deactivateApiCredentialBody>>;

/** GET /api/credentials/{credentialId}/apps: what people allowed the client, the latest first; all of it ends with the client. */
export const AppsOfClient = Type.Array(Type.Object({ appId: Type.String(), personName: Type.String() }));
export type AppsOfClient = Static<typeof AppsOfClient>;

/** A person as they were named when they did something; `email` null once they were deleted. */
const Actor = Type.Object({ name: Type.String(), email: Nullable(Type.String()) });

/** A credential of the API, without key or secret. */
export const ApiCredential = Type.Object({
  credentialId: Type.String(),
  type: OneOf(API_CREDENTIAL_TYPES),
  displayName: Type.String(),
  /** The beginning and the last four characters of a key; the client ID of an OAUTH_CLIENT and a SERVICE_ACCOUNT. */
  maskedKey: Type.String(),
  /** Null for keys. */
  clientId: Nullable(Type.String()),
  /** None for all but an OAUTH_CLIENT. */
  redirectUris: Type.Array(Type.String()),
  scopes: Type.Array(OneOf(API_SCOPES)),
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
  /** INACTIVE: deactivated, or past its last day. */
  status: OneOf(API_CREDENTIAL_STATUSES),
  /** The last day (ISO) on which it works, until midnight UTC; null: it does not end by itself. */
  lastDay: Nullable(Type.String()),
  createdDate: Instant,
  createdBy: Actor,
  /** Null for one that is active, and for one that ended by its last day. */
  deactivatedDate: Nullable(Instant),
  deactivatedBy: Nullable(Actor),
  /** Null until its first call. */
  lastUsedDate: Nullable(Instant),
  /** Method and path of that call (`GET /v2/catalogs`). */
  lastUsedFor: Nullable(Type.String()),
  /** The incentives that it paid rewards of, by name; none for a key of another type. */
  incentives: Type.Array(
    Type.Object({ incentiveId: Type.String(), displayName: Type.String(), rewards: Type.Integer() }),
  ),
});
export type ApiCredential = Static<typeof ApiCredential>;

/** GET /api/credentials: credentials of one type, the active ones first, then the newest. */
export const ApiCredentials = Type.Array(ApiCredential);

/**
 * 201 of POST /api/credentials: `apiKey` for a key, `clientSecret` for an OAUTH_CLIENT and a SERVICE_ACCOUNT. Both are null when
 * the call was sent again: the key is then revealed, a secret is never shown again.
 */
export const NewApiCredential = Type.Composite([
  ApiCredential,
  Type.Object({ apiKey: Nullable(Type.String()), clientSecret: Nullable(Type.String()) }),
]);
export type NewApiCredential = Static<typeof NewApiCredential>;

/** Answer to POST .../reveal. */
export const RevealedApiCredential = Type.Object({ credentialId: Type.String(), apiKey: Type.String() });
export type RevealedApiCredential = Static<typeof RevealedApiCredential>;

/** GET /api/credentials/history/export. `type`: one or several, comma-separated. */
export const apiCredentialHistoryExportQuery = object({
  type: text()
    .max(100)
    .test('types', 'error.apiCredential.type', (list = '') => {
      const types = commaList(list);
      return types.length > 0 && types.every((type) => API_CREDENTIAL_TYPES.some((known) => known === type));
    })
    .required('error.apiCredential.type'),
  sort: text().oneOf(['date,desc', 'date,asc']).default('date,desc'),
  action: text()
    .oneOf([...API_CREDENTIAL_ACTIONS])
    .optional(),
  format: text().oneOf(['csv', 'xlsx']).default('csv'),
  ...listDays,
});
export type ApiCredentialHistoryExportQuery = InferType<typeof apiCredentialHistoryExportQuery>;

/** GET /api/credentials/history. */
export const apiCredentialHistoryQuery = apiCredentialHistoryExportQuery.omit(['format']).shape({
  page: pageNumber,
  size: number()
    .oneOf([...sizes])
    .default(sizes[0]),
});
export type ApiCredentialHistoryQuery = InferType<typeof apiCredentialHistoryQuery>;

/** An action on a credential. `name` and `email`: of who did it, as they were called then. */
export const ApiCredentialEvent = Type.Object({
  eventId: Type.String(),
  action: OneOf(API_CREDENTIAL_ACTIONS),
  credentialId: Type.String(),
  type: OneOf(API_CREDENTIAL_TYPES),
  /** Name, and masked key or client ID. */
  displayName: Type.String(),
  maskedKey: Type.String(),
  date: Instant,
  name: Type.String(),
  email: Nullable(Type.String()),
});
export type ApiCredentialEvent = Static<typeof ApiCredentialEvent>;

/** One page of the history; X-Total-Count is the total. */
export const ApiCredentialEvents = Type.Array(ApiCredentialEvent);
