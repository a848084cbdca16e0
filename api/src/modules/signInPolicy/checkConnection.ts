import type { FieldError } from '@portal/shared/contract/common';
import type { SsoConnectionBody } from '@portal/shared/contract/ssoConnections';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { nameKey, tidyName } from '@portal/shared/domain/people/names';
import { checkConnectionName, checkProviderUrl, toIssuer } from '@portal/shared/domain/signIn/ssoRules';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import { readCertificate, type SamlCertificate } from '../../saml/readCertificate.ts';

/** The fields of a connection that its form changes. */
export type ConnectionFields = Omit<SsoConnectionBody, 'connectionId'>;

interface ConnectionContext {
  /** The issuer for which a secret is stored; another one is not given it. */
  readonly secretFor: string | null;
  readonly allowsLoopback: boolean;
}

/** The columns of a connection that its form fills, but the secret and who comes in by it. */
interface ConnectionColumns {
  readonly type: string;
  readonly display_name: string;
  readonly name_key: string;
  readonly mfa_bypass: boolean;
  readonly issuer: string | null;
  readonly client_id: string | null;
  readonly entity_id: string | null;
  readonly metadata_url: string | null;
  readonly sign_in_url: string | null;
  readonly sign_out_url: string | null;
  readonly signature_algorithm: string | null;
  readonly digest_algorithm: string | null;
  readonly binding: string | null;
  readonly sign_request: boolean;
  readonly debug: boolean;
}

/** A checked form: what is wrong at its fields, and what it keeps when nothing is. */
export interface CheckedConnection {
  readonly fields: readonly FieldError[];
  readonly columns: ConnectionColumns;
  readonly certificates: readonly SamlCertificate[];
}

type SamlFields = NonNullable<SsoConnectionBody['saml']>;

const OIDC_NONE = { issuer: '', clientId: '', clientSecret: '' };
const SAML_NONE: SamlFields = {
  entityId: '',
  metadataUrl: '',
  signInUrl: '',
  signOutUrl: '',
  certificates: [],
  signatureAlgorithm: 'SHA256',
  digestAlgorithm: 'SHA256',
  binding: 'REDIRECT',
  signRequest: false,
  debug: false,
};

/** Returns what a form of a connection keeps, and what is wrong with it. Fields of the other type are left out. */
export function checkConnection(body: ConnectionFields, context: ConnectionContext): CheckedConnection {
  const { type, displayName, mfaBypass } = body;
  const named = fieldErrors('displayName', checkConnectionName(displayName));
  const base = { type, display_name: tidyName(displayName), name_key: nameKey(displayName), mfa_bypass: mfaBypass };
  const checked =
    type === 'OIDC' ? checkOidc(body.oidc ?? OIDC_NONE, context) : checkSaml(body.saml ?? SAML_NONE, context);
  return { ...checked, fields: [...named, ...checked.fields], columns: { ...base, ...checked.columns } };
}

type Checked = Omit<CheckedConnection, 'columns'> & {
  readonly columns: Omit<ConnectionColumns, 'type' | 'display_name' | 'name_key' | 'mfa_bypass'>;
};

const NO_SAML = {
  entity_id: null,
  metadata_url: null,
  sign_in_url: null,
  sign_out_url: null,
  signature_algorithm: null,
  digest_algorithm: null,
  binding: null,
  sign_request: false,
  debug: false,
};

function checkOidc(oidc: typeof OIDC_NONE, { secretFor, allowsLoopback }: ConnectionContext): Checked {
  const issuer = toIssuer(oidc.issuer);
  const isSecretMissing = oidc.clientSecret === '' && issuer !== secretFor;
  return {
    fields: [
      ...required('oidc.issuer', issuer, 'error.sso.issuerRequired', () => checkProviderUrl(issuer, allowsLoopback)),
      ...required('oidc.clientId', oidc.clientId, 'error.sso.clientIdRequired'),
      ...(isSecretMissing ? [{ field: 'oidc.clientSecret', i18nKey: 'error.sso.secretRequired' }] : []),
    ],
    columns: { ...NO_SAML, issuer, client_id: oidc.clientId },
    certificates: [],
  };
}

function checkSaml(saml: SamlFields, { allowsLoopback }: ConnectionContext): Checked {
  const read = saml.certificates.map((text) => readCertificate(text));
  const certificates = read.filter((certificate) => certificate !== null);
  const isUrl = (text: string) => () => checkProviderUrl(text, allowsLoopback);
  const optional = (field: string, text: string) => (text === '' ? [] : fieldErrors(field, isUrl(text)()));
  return {
    fields: [
      ...required('saml.entityId', saml.entityId, 'error.sso.entityIdRequired'),
      ...optional('saml.metadataUrl', saml.metadataUrl),
      ...required('saml.signInUrl', saml.signInUrl, 'error.sso.signInUrlRequired', isUrl(saml.signInUrl)),
      ...optional('saml.signOutUrl', saml.signOutUrl),
      ...(read.length === 0 ? [{ field: 'saml.certificates', i18nKey: 'error.sso.certificateRequired' }] : []),
      ...read.flatMap((certificate, index) =>
        certificate === null ? [{ field: `saml.certificates[${index}]`, i18nKey: 'error.sso.certificateInvalid' }] : [],
      ),
    ],
    columns: {
      issuer: null,
      client_id: null,
      entity_id: saml.entityId,
      metadata_url: orNull(saml.metadataUrl),
      sign_in_url: saml.signInUrl,
      sign_out_url: orNull(saml.signOutUrl),
      signature_algorithm: saml.signatureAlgorithm,
      digest_algorithm: saml.digestAlgorithm,
      binding: saml.binding,
      sign_request: saml.signRequest,
      debug: saml.debug,
    },
    certificates: [...new Map(certificates.map((certificate) => [certificate.fingerprint, certificate])).values()],
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

const required = (
  field: string,
  text: string,
  i18nKey: string,
  check: () => Refusal | null = () => null,
): FieldError[] => (text === '' ? [{ field, i18nKey }] : fieldErrors(field, check()));
