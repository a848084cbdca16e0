import type { SamlAlgorithm, SamlBinding } from '@portal/shared/domain/signIn/ssoTypes';

interface ConnectionBase {
  /** Names the connection in addresses: a UUID, or `google`. */
  readonly identifier: string;
  readonly displayName: string;
  /** Our address for the provider's answers. */
  readonly callbackUrl: string;
}

export interface OidcConnection extends ConnectionBase {
  readonly type: 'OIDC' | 'GOOGLE';
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface SamlConnection extends ConnectionBase {
  readonly type: 'SAML';
  readonly platformId: bigint;
  readonly id: bigint;
  /** The provider's entity id and addresses. */
  readonly entityId: string;
  readonly signInUrl: string;
  readonly signOutUrl: string | null;
  /** With which its answers are signed: base64 of the DER. */
  readonly certificates: readonly string[];
  readonly binding: SamlBinding;
  /** Our requests are signed by these algorithms. */
  readonly signRequest: boolean;
  readonly signatureAlgorithm: SamlAlgorithm;
  readonly digestAlgorithm: SamlAlgorithm;
  /** The last answers are kept for its administrators. */
  readonly debug: boolean;
}

/** A connection as its protocol sees it, with its secrets opened. */
export type SsoConnection = OidcConnection | SamlConnection;
