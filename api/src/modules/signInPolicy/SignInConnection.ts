import {
  SAML_ALGORITHMS,
  SAML_BINDINGS,
  SSO_CONNECTION_STATES,
  type SamlAlgorithm,
  type SamlBinding,
  type SsoConnectionState,
} from '@portal/shared/domain/signIn/ssoTypes';
import { open } from '../../crypto/seal.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { CertificateRow, ConnectionRow } from './ssoConnectionRepository.ts';

/** The role and access of people who come in by a connection for the first time. */
export interface NewPeople {
  readonly roleId: bigint;
  readonly organizationAccess: boolean;
  readonly customerIdentifiers: readonly string[];
  readonly accountIdentifiers: readonly string[];
}

interface ConnectionBase {
  readonly platformId: bigint;
  readonly id: bigint;
  readonly identifier: string;
  readonly displayName: string;
  readonly state: SsoConnectionState;
  readonly mfaBypass: boolean;
  /** Null: unknown people are refused. */
  readonly newPeople: NewPeople | null;
}

export interface OidcSignInConnection extends ConnectionBase {
  readonly type: 'OIDC';
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface SamlSignInConnection extends ConnectionBase {
  readonly type: 'SAML';
  readonly entityId: string;
  readonly signInUrl: string;
  readonly signOutUrl: string | null;
  readonly binding: SamlBinding;
  readonly signRequest: boolean;
  readonly signatureAlgorithm: SamlAlgorithm;
  readonly digestAlgorithm: SamlAlgorithm;
  /** DER in base64. */
  readonly certificates: readonly string[];
  readonly debug: boolean;
}

/** A connection with its secret opened, for the protocols. */
export type SignInConnection = OidcSignInConnection | SamlSignInConnection;

/** Returns a connection with its secret opened. */
export function toSignInConnection(
  row: ConnectionRow,
  certificates: readonly CertificateRow[],
  credentialKey: Buffer,
): SignInConnection {
  const base = {
    platformId: row.platform_id,
    id: row.id,
    identifier: row.identifier,
    displayName: row.display_name,
    state: oneOf(SSO_CONNECTION_STATES, row.state),
    mfaBypass: row.mfa_bypass,
    newPeople: toNewPeople(row),
  };
  return row.type === 'OIDC'
    ? {
        ...base,
        type: 'OIDC',
        issuer: row.issuer ?? '',
        clientId: row.client_id ?? '',
        clientSecret: row.client_secret === null ? '' : open(credentialKey, row.client_secret),
      }
    : {
        ...base,
        type: 'SAML',
        entityId: row.entity_id ?? '',
        signInUrl: row.sign_in_url ?? '',
        signOutUrl: row.sign_out_url,
        binding: oneOf(SAML_BINDINGS, row.binding ?? 'REDIRECT'),
        signRequest: row.sign_request,
        signatureAlgorithm: oneOf(SAML_ALGORITHMS, row.signature_algorithm ?? 'SHA256'),
        digestAlgorithm: oneOf(SAML_ALGORITHMS, row.digest_algorithm ?? 'SHA256'),
        certificates: certificates.map(({ certificate }) => certificate),
        debug: row.debug,
      };
}

const toNewPeople = (row: ConnectionRow): NewPeople | null =>
  row.new_role_id === null
    ? null
    : {
        roleId: row.new_role_id,
        organizationAccess: row.new_organization_access,
        customerIdentifiers: row.new_customer_identifiers,
        accountIdentifiers: row.new_account_identifiers,
      };
