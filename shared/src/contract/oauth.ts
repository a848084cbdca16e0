import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { API_SCOPES } from '../domain/access/apiScopes.ts';
import { CONSENT_DECISIONS } from '../domain/enumerations.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, MoneyAmount, Nullable, OneOf, secretText, text } from './common.ts';

const { parameterMax, stateMax } = SETTINGS.oauth;

/** A parameter of the standard, of which every character counts: it is compared, or given back as it came. */
const parameter = (max: number) => secretText().max(max, 'error.oauth.parameter');

/** POST /api/oauth/requests: the parameters of the address, by their names in the standard (RFC 6749, RFC 7636). */
export const newConsentRequestBody = object({
  client_id: parameter(parameterMax).default(''),
  /** Scopes with spaces between; empty: all that the app may have. */
  scope: parameter(parameterMax).default(''),
  /** Given back to the app as it came. */
  state: parameter(stateMax).default(''),
  /** May be left out by an app that has one. */
  redirect_uri: parameter(parameterMax).default(''),
  code_challenge: parameter(parameterMax).default(''),
  code_challenge_method: parameter(parameterMax).default(''),
});
export type NewConsentRequestBody = InferType<typeof newConsentRequestBody>;

export const consentRequestParams = object({
  requestId: text().uuid('error.oauth.request').required('error.oauth.request'),
});

/** An app asks to act for the signed-in user. */
export const ConsentRequest = Type.Object({
  requestId: Type.String(),
  /** Goes along with the decision; bound to the session. */
  csrf: Type.String(),
  clientId: Type.String(),
  appName: Type.String(),
  organizationName: Type.String(),
  /** The reach of the app: what both it and the user reach. Groups and accounts are empty with access to all. */
  organizationAccess: Type.Boolean(),
  groups: Type.Array(Type.Object({ customerIdentifier: Type.String(), displayName: Type.String() })),
  accounts: Type.Array(Type.Object({ accountIdentifier: Type.String(), displayName: Type.String() })),
  scopes: Type.Array(OneOf(API_SCOPES)),
  /** Those of the scopes that the user's own rights do not cover, so that the app could not use them now. */
  scopesBeyondRights: Type.Array(OneOf(API_SCOPES)),
  state: Type.String(),
  /** The host of the app, where the decision leads to (`app.example`, `localhost:4000`). */
  returnHost: Type.String(),
  expiresAt: Instant,
});
export type ConsentRequest = Static<typeof ConsentRequest>;

/** POST /api/oauth/requests/{requestId}/decision. */
export const consentDecisionBody = object({
  decision: text()
    .oneOf([...CONSENT_DECISIONS], 'error.oauth.decision')
    .required('error.oauth.decision'),
  _csrf: parameter(parameterMax).default(''),
});
export type ConsentDecisionBody = InferType<typeof consentDecisionBody>;

/** Answer to a decision: the app's address, with a code or `access_denied`, and the state. */
export const ConsentDecision = Type.Object({ redirectTo: Type.String() });
export type ConsentDecision = Static<typeof ConsentDecision>;

/** The orders that an app placed for its user in the last 30 days, and what they cost, by currency. */
export const AppOrders = Type.Object({ count: Type.Integer(), totals: Type.Array(MoneyAmount) });
export type AppOrders = Static<typeof AppOrders>;

/** An app that acts for the signed-in user. */
export const ConnectedApp = Type.Object({
  grantId: Type.String(),
  appName: Type.String(),
  scopes: Type.Array(OneOf(API_SCOPES)),
  connectedDate: Instant,
  /** Null until its first call. */
  lastUsedDate: Nullable(Instant),
  orders: AppOrders,
});
export type ConnectedApp = Static<typeof ConnectedApp>;

/** GET /api/account/connected-apps: the latest connected first. */
export const ConnectedApps = Type.Array(ConnectedApp);

/** DELETE /api/account/connected-apps/{grantId}. */
export const connectedAppParams = object({
  grantId: text().uuid('error.connectedApp.notFound').required('error.connectedApp.notFound'),
});
