import type { SsoConnection } from '@portal/shared/contract/ssoConnections';
import { SSO_LIMITS } from '@portal/shared/domain/signIn/ssoLimits';
import { SAML_ALGORITHMS, SAML_BINDINGS } from '@portal/shared/domain/signIn/ssoTypes';
import { oneOf } from '../../db/oneOf.ts';
import type { SamlCertificate } from '../../saml/readCertificate.ts';
import type { CertificateRow, ConnectionRow } from './ssoConnectionRepository.ts';

type SamlPart = NonNullable<SsoConnection['saml']>;
type CertificateView = SamlPart['certificates'][number];

const DAY_MS = 24 * 60 * 60_000;
const PEM_LINE = /.{1,64}/g;

/** True for a certificate that ends within a month, or has ended. */
export const isSoonOver = (endsAt: Date, now: Date): boolean =>
  endsAt.getTime() - now.getTime() < SSO_LIMITS.certificateSoonDays * DAY_MS;

/** Returns the columns of a certificate, which stands at that position. */
export const toCertificateColumns = (
  { base64, subject, validFrom, validTo, fingerprint }: SamlCertificate,
  position: number,
) => ({ fingerprint, position, subject, certificate: base64, starts_at: validFrom, ends_at: validTo });

/** Returns a certificate as administrators see it. */
export const toCertificate = (
  {
    fingerprint,
    subject,
    certificate,
    starts_at,
    ends_at,
  }: Pick<CertificateRow, 'fingerprint' | 'subject' | 'certificate' | 'starts_at' | 'ends_at'>,
  now: Date,
): CertificateView => ({
  fingerprint,
  subject,
  startsDate: starts_at.toISOString(),
  endsDate: ends_at.toISOString(),
  isSoonOver: isSoonOver(ends_at, now),
  pem: ['-----BEGIN CERTIFICATE-----', ...(certificate.match(PEM_LINE) ?? []), '-----END CERTIFICATE-----'].join('\n'),
});

/** Returns the OpenID Connect part of a connection, without its secret. */
export const toOidc = ({ type, issuer, client_id, client_secret }: ConnectionRow): SsoConnection['oidc'] =>
  type === 'OIDC' ? { issuer: issuer ?? '', clientId: client_id ?? '', hasSecret: client_secret !== null } : null;

/** Returns the SAML part of a connection. */
export const toSaml = (row: ConnectionRow, certificates: CertificateView[]): SsoConnection['saml'] =>
  row.type === 'SAML'
    ? {
        entityId: row.entity_id ?? '',
        metadataUrl: row.metadata_url ?? '',
        signInUrl: row.sign_in_url ?? '',
        signOutUrl: row.sign_out_url ?? '',
        certificates,
        signatureAlgorithm: oneOf(SAML_ALGORITHMS, row.signature_algorithm ?? 'SHA256'),
        digestAlgorithm: oneOf(SAML_ALGORITHMS, row.digest_algorithm ?? 'SHA256'),
        binding: oneOf(SAML_BINDINGS, row.binding ?? 'REDIRECT'),
        signRequest: row.sign_request,
        debug: row.debug,
      }
    : null;
