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
}

/** A connection as its protocol sees it, with its secrets opened. */
export type SsoConnection = OidcConnection | SamlConnection;
