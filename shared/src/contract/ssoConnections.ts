import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, object, type InferType } from 'yup';
import { SETTINGS } from '../domain/settings.ts';
import { SSO_LIMITS } from '../domain/signIn/ssoLimits.ts';
import {
  SAML_ALGORITHMS,
  SAML_BINDINGS,
  SIGN_IN_LOCKS,
  SSO_CONNECTION_STATES,
  SSO_CONNECTION_TYPES,
  SSO_ENDINGS,
  SSO_TEST_STATES,
} from '../domain/signIn/ssoTypes.ts';
import { Instant, Nullable, OneOf, recordVersion, secretText, text } from './common.ts';
import { roleIdText } from './roles.ts';
import { LastChange } from './signInPolicy.ts';

const { urlLength, clientIdLength, secretLength, entityIdLength, certificateLength, certificatesMax, pastedLength } =
  SSO_LIMITS;

const url = () => text().trim().max(urlLength, 'error.sso.urlInvalid').default('');
const identifiers = () =>
  array(text().max(100).required()).max(SETTINGS.team.accessMax, 'error.account.tooMany').default([]);

/**
 * The role and access that unknown people get at their first sign-in; null: they are refused. Within the rights and the access of who
 * saves it. The fields are those of a user.
 */
const newPeopleField = () =>
  object({
    roleId: roleIdText().required('error.sso.roleRequired'),
    organizationAccess: boolean().strict().required(),
    customerIdentifiers: identifiers(),
    accountIdentifiers: identifiers(),
  })
    .nullable()
    .default(null);

/** The client at a provider that speaks OpenID Connect. `clientSecret`: empty to keep the one that is stored. `issuer`: its issuer or discovery URL. */
const oidcField = () =>
  object({
    issuer: url(),
    clientId: text().trim().max(clientIdLength, 'error.text.tooLong').default(''),
    clientSecret: secretText().max(secretLength, 'error.text.tooLong').default(''),
  })
    .nullable()
    .default(null);

const algorithm = () =>
  text()
    .oneOf([...SAML_ALGORITHMS], 'error.sso.algorithm')
    .default('SHA256');

/** A provider that speaks SAML 2.0. `certificates`: those that sign its answers, PEM or base64. */
const samlField = () =>
  object({
    entityId: text().trim().max(entityIdLength, 'error.text.tooLong').default(''),
    metadataUrl: url(),
    signInUrl: url(),
    signOutUrl: url(),
    certificates: array(text().trim().max(certificateLength, 'error.sso.certificateInvalid').defined())
      .max(certificatesMax, 'error.sso.certificatesTooMany')
      .default([]),
    signatureAlgorithm: algorithm(),
    digestAlgorithm: algorithm(),
    binding: text()
      .oneOf([...SAML_BINDINGS], 'error.sso.binding')
      .default('REDIRECT'),
    signRequest: boolean().strict().required(),
    debug: boolean().strict().required(),
  })
    .nullable()
    .default(null);

const connectionIdText = () => text().matches(/^[a-z0-9]{1,32}$/, 'error.sso.notFound');

const connectionFields = object({
  type: text()
    .oneOf([...SSO_CONNECTION_TYPES], 'error.sso.type')
    .required('error.sso.type'),
  displayName: text().max(400).default(''),
  /** No code is asked for after a sign-in by it. */
  mfaBypass: boolean().strict().required(),
  oidc: oidcField(),
  saml: samlField(),
  newPeople: newPeopleField(),
});

/** POST /api/sso/connections: of its type, `oidc` or `saml` is filled. It begins as a draft. `connectionId`: of GET /api/sso/service-urls. */
export const ssoConnectionBody = connectionFields.shape({ connectionId: connectionIdText().nullable().default(null) });
export type SsoConnectionBody = InferType<typeof ssoConnectionBody>;

/** PUT /api/sso/connections/{connectionId}: replaces every field; the type stays. 409 for an older version. */
export const ssoConnectionChange = connectionFields.shape({ version: recordVersion() });
export type SsoConnectionChange = InferType<typeof ssoConnectionChange>;

/** `shown` of GET …/ending: 409 when something else would be done by now. Null: nothing was shown. */
const shownField = () => text().max(64, 'error.sso.endingChanged').nullable().default(null);

/** DELETE /api/sso/connections/{connectionId}. */
export const ssoDeletionQuery = object({ shown: shownField() });
export type SsoDeletionQuery = InferType<typeof ssoDeletionQuery>;

/** GET /api/sso/connections/{connectionId}/ending. */
export const ssoEndingQuery = object({
  action: text()
    .oneOf([...SSO_ENDINGS], 'error.sso.state')
    .required('error.sso.state'),
});
export type SsoEndingQuery = InferType<typeof ssoEndingQuery>;

/** POST /api/sso/connections/{connectionId}/state. */
export const ssoStateBody = object({
  state: text()
    .oneOf([...SSO_CONNECTION_STATES], 'error.sso.state')
    .required('error.sso.state'),
  version: recordVersion(),
  shown: shownField(),
});
export type SsoStateBody = InferType<typeof ssoStateBody>;

const connectionIdParam = () => connectionIdText().required('error.sso.notFound');
export const ssoConnectionParams = object({ connectionId: connectionIdParam() });
export const ssoTestParams = object({ connectionId: connectionIdParam(), testId: connectionIdParam() });

/** A certificate of the provider. `isSoonOver`: it ends within 30 days, or has ended. */
const SsoCertificate = Type.Object({
  fingerprint: Type.String(),
  subject: Type.String(),
  startsDate: Instant,
  endsDate: Instant,
  isSoonOver: Type.Boolean(),
  pem: Type.String(),
});

/** Our addresses, to be copied into the provider: `redirectUri` and `signOutUri` for OIDC, the others for SAML. */
const ServiceUrls = Type.Object({
  redirectUri: Type.String(),
  signOutUri: Type.String(),
  entityId: Type.String(),
  acsUrl: Type.String(),
  metadataUrl: Type.String(),
});
export type ServiceUrls = Static<typeof ServiceUrls>;

const SsoConnectionSummary = Type.Object({
  connectionId: Type.String(),
  type: OneOf(SSO_CONNECTION_TYPES),
  displayName: Type.String(),
  state: OneOf(SSO_CONNECTION_STATES),
  mfaBypass: Type.Boolean(),
  /** Verified domains whose people are led to it. */
  domains: Type.Array(Type.String()),
  /** People who have signed in by it. */
  people: Type.Integer(),
  /** People at these domains, whom enabling concerns. */
  peopleConcerned: Type.Integer(),
  /** Why it can be neither disabled nor deleted. */
  lock: Nullable(OneOf(SIGN_IN_LOCKS)),
  /** When the first of its certificates ends; null without any. */
  certificateEndsDate: Nullable(Instant),
  isCertificateSoonOver: Type.Boolean(),
  version: Type.Integer(),
  createdDate: Instant,
  changedBy: LastChange,
});

/** GET /api/sso/connections, by name. */
export const SsoConnections = Type.Array(SsoConnectionSummary);
export type SsoConnectionSummary = Static<typeof SsoConnectionSummary>;

/** GET /api/sso/connections/{connectionId}. No secret is ever answered. */
export const SsoConnection = Type.Composite([
  SsoConnectionSummary,
  Type.Object({
    oidc: Nullable(Type.Object({ issuer: Type.String(), clientId: Type.String(), hasSecret: Type.Boolean() })),
    saml: Nullable(
      Type.Object({
        entityId: Type.String(),
        metadataUrl: Type.String(),
        signInUrl: Type.String(),
        signOutUrl: Type.String(),
        certificates: Type.Array(SsoCertificate),
        signatureAlgorithm: OneOf(SAML_ALGORITHMS),
        digestAlgorithm: OneOf(SAML_ALGORITHMS),
        binding: OneOf(SAML_BINDINGS),
        signRequest: Type.Boolean(),
        debug: Type.Boolean(),
      }),
    ),
    newPeople: Nullable(
      Type.Object({
        roleId: Type.String(),
        roleName: Type.String(),
        organizationAccess: Type.Boolean(),
        customerIdentifiers: Type.Array(Type.String()),
        accountIdentifiers: Type.Array(Type.String()),
      }),
    ),
    serviceUrls: ServiceUrls,
  }),
]);
export type SsoConnection = Static<typeof SsoConnection>;

/** Answer: people who come in by it, and by what afterwards, each once. `newPassword`: yet to be set. `shown`: goes along with the action. */
export const SsoEnding = Type.Object({
  people: Type.Integer(),
  ways: Type.Object({
    connection: Type.Integer(),
    password: Type.Integer(),
    newPassword: Type.Integer(),
    google: Type.Integer(),
    none: Type.Integer(),
  }),
  shown: Type.String(),
});
export type SsoEnding = Static<typeof SsoEnding>;

/**
 * GET /api/sso/service-urls: our addresses for a connection that is not saved yet. `connectionId`: to be sent with the POST,
 * so that the addresses stay.
 */
export const NewServiceUrls = Type.Composite([ServiceUrls, Type.Object({ connectionId: Type.String() })]);
export type NewServiceUrls = Static<typeof NewServiceUrls>;

/** POST /api/sso/read-provider. `text`: a URL of discovery or metadata, the text of a file, or pasted XML or JSON. */
export const readProviderBody = object({
  text: text().trim().max(pastedLength, 'error.sso.pastedTooLong').required('error.sso.readEmpty'),
  /** The connection that is edited, whose own entity id is no repetition. */
  connectionId: connectionIdText().nullable().default(null),
});
export type ReadProviderBody = InferType<typeof readProviderBody>;

/** Answer to it: the fields of the form that the text fills; null: it does not say. */
export const ProviderRead = Type.Object({
  type: OneOf(SSO_CONNECTION_TYPES),
  /** A name for the connection, when the provider is known by its address. */
  displayName: Nullable(Type.String()),
  oidc: Nullable(Type.Object({ issuer: Type.String(), signOutSupported: Type.Boolean() })),
  saml: Nullable(
    Type.Object({
      entityId: Type.String(),
      metadataUrl: Nullable(Type.String()),
      signInUrl: Type.String(),
      signOutUrl: Nullable(Type.String()),
      binding: OneOf(SAML_BINDINGS),
      certificates: Type.Array(SsoCertificate),
      signRequest: Nullable(Type.Boolean()),
    }),
  ),
});
export type ProviderRead = Static<typeof ProviderRead>;

/** 201 of POST /api/sso/connections/{connectionId}/test: `redirectUrl` is opened in another tab. */
export const SsoTestBegun = Type.Object({ testId: Type.String(), redirectUrl: Type.String(), expiresAt: Instant });
export type SsoTestBegun = Static<typeof SsoTestBegun>;

/**
 * GET /api/sso/connections/{connectionId}/test/{testId}. `person`: to whom the claims lead; `isNew`: who would be made at the first sign-in.
 * `problem.field`: the field of the form to change (`oidc.clientSecret`), null for one of the provider's own settings.
 */
export const SsoTest = Type.Object({
  testId: Type.String(),
  state: OneOf(SSO_TEST_STATES),
  claims: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  person: Nullable(
    Type.Object({
      name: Type.String(),
      email: Type.String(),
      roleName: Nullable(Type.String()),
      isNew: Type.Boolean(),
    }),
  ),
  problem: Nullable(
    Type.Object({
      i18nKey: Type.String(),
      values: Type.Record(Type.String(), Type.String()),
      field: Nullable(Type.String()),
    }),
  ),
  expiresAt: Instant,
});
export type SsoTest = Static<typeof SsoTest>;

/** GET /api/sso/connections/{connectionId}/answers: the last answers of a SAML provider, newest first, while debug is on. */
export const SsoAnswers = Type.Array(
  Type.Object({
    answerId: Type.String(),
    date: Instant,
    isAccepted: Type.Boolean(),
    /** Why it was refused. */
    i18nKey: Nullable(Type.String()),
    values: Type.Record(Type.String(), Type.String()),
    /** The answer as readable XML. */
    xml: Type.String(),
  }),
);
export type SsoAnswers = Static<typeof SsoAnswers>;
