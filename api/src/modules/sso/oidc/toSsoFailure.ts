import type { SsoFailure } from '../SsoProtocol.ts';

/** A provider that could not be reached, or took too long. */
export class ProviderUnreachable extends Error {}

const failure = (reason: SsoFailure['reason'], problem: string, field: string | null = null): SsoFailure => ({
  reason,
  problem,
  field,
});

/** Answers of a provider's page by which the person, or the provider for them, gave up. */
const CANCELLED = [
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
];
const DOWN = ['server_error', 'temporarily_unavailable'];

/** Returns why a provider's answer is not taken. */
export function toSsoFailure(error: unknown): SsoFailure {
  if (isUnreachable(error)) return failure('PROVIDER_DOWN', 'providerDown', 'oidc.issuer');
  const told = readProperty(error, 'error');
  switch (readProperty(error, 'code')) {
    case 'OAUTH_AUTHORIZATION_RESPONSE_ERROR':
      return toPageFailure(told);
    case 'OAUTH_RESPONSE_BODY_ERROR':
      return toTokenFailure(told);
    // A provider that answers 401 has not taken the client's secret.
    case 'OAUTH_WWW_AUTHENTICATE_CHALLENGE':
      return failure('SETTINGS', 'clientRefused', 'oidc.clientSecret');
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return failure('CLOCK', 'clockWrong');
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
      return toClaimFailure(readClaim(error));
    default:
      return failure('ANSWER_INVALID', 'answerInvalid');
  }
}

/** Returns why a provider's description of itself is not taken. */
export function toDiscoveryFailure(error: unknown): SsoFailure {
  const status = readProperty(readProperty(error, 'cause'), 'status');
  if (isUnreachable(error) || (typeof status === 'number' && status >= 500))
    return failure('PROVIDER_DOWN', 'providerDown', 'oidc.issuer');
  const isOther = readProperty(error, 'code') === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';
  return failure('SETTINGS', isOther ? 'issuerMismatch' : 'noDiscovery', 'oidc.issuer');
}

function toPageFailure(told: unknown): SsoFailure {
  if (CANCELLED.includes(String(told))) return failure('CANCELLED', 'cancelled');
  if (DOWN.includes(String(told))) return failure('PROVIDER_DOWN', 'providerDown');
  return failure('SETTINGS', 'clientRefused', 'oidc.clientId');
}

function toTokenFailure(told: unknown): SsoFailure {
  if (told === 'invalid_client') return failure('SETTINGS', 'clientRefused', 'oidc.clientSecret');
  if (told === 'unauthorized_client') return failure('SETTINGS', 'clientRefused', 'oidc.clientId');
  if (DOWN.includes(String(told))) return failure('PROVIDER_DOWN', 'providerDown');
  return failure('ANSWER_INVALID', 'answerInvalid');
}

function toClaimFailure(claim: unknown): SsoFailure {
  if (claim === 'iss') return failure('ANSWER_INVALID', 'issuerMismatch', 'oidc.issuer');
  if (claim === 'aud' || claim === 'azp') return failure('ANSWER_INVALID', 'audienceMismatch', 'oidc.clientId');
  return failure('ANSWER_INVALID', 'answerInvalid');
}

const readProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The failures of the libraries below it are the causes of one of openid-client. */
function* listCauses(error: unknown): Generator {
  for (let current = error; current !== undefined && current !== null; current = readProperty(current, 'cause'))
    yield current;
}

const isUnreachable = (error: unknown): boolean =>
  readProperty(error, 'code') === 'OAUTH_TIMEOUT' ||
  [...listCauses(error)].some((cause) => cause instanceof ProviderUnreachable);

const readClaim = (error: unknown): unknown =>
  [...listCauses(error)].map((cause) => readProperty(cause, 'claim')).find((claim) => claim !== undefined);
