import type {
  ProviderRead,
  SsoConnection,
  SsoConnectionBody,
  SsoConnectionChange,
} from '@portal/shared/contract/ssoConnections';
import { toAccessBody, toListField, type AccessValues } from '../../entities/access/accessRules.ts';
import { joinCertificates, splitCertificates } from './certificates.ts';

type Type = SsoConnection['type'];
type Saml = NonNullable<SsoConnection['saml']>;

/** The values of the form of a connection, for both protocols. */
export interface ConnectionValues extends AccessValues {
  readonly type: Type;
  readonly displayName: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Empty: the one that is stored stays. */
  readonly clientSecret: string;
  readonly entityId: string;
  readonly metadataUrl: string;
  readonly signInUrl: string;
  readonly signOutUrl: string;
  /** One below the other. */
  readonly certificates: string;
  readonly signatureAlgorithm: Saml['signatureAlgorithm'];
  readonly digestAlgorithm: Saml['digestAlgorithm'];
  readonly binding: Saml['binding'];
  readonly signRequest: boolean;
  readonly debug: boolean;
  readonly mfaBypass: boolean;
  readonly newPeople: 'REFUSED' | 'ADMITTED';
  /** '': no role. */
  readonly roleId: string;
  /** Version that the form began with; 0: a new connection. Kept in the draft, so that an old draft undoes nobody's changes. */
  readonly version: number;
}

export const NEW_CONNECTION: ConnectionValues = {
  type: 'OIDC',
  displayName: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  entityId: '',
  metadataUrl: '',
  signInUrl: '',
  signOutUrl: '',
  certificates: '',
  signatureAlgorithm: 'SHA256',
  digestAlgorithm: 'SHA256',
  binding: 'REDIRECT',
  signRequest: false,
  debug: false,
  mfaBypass: false,
  newPeople: 'REFUSED',
  roleId: '',
  organizationAccess: false,
  customerIdentifiers: [],
  accountIdentifiers: [],
  version: 0,
};

/** Returns the values of the form of a connection that exists. */
export function toConnectionValues(connection: SsoConnection): ConnectionValues {
  const { type, displayName, mfaBypass, oidc, saml, newPeople, version } = connection;
  return {
    ...NEW_CONNECTION,
    type,
    displayName,
    mfaBypass,
    version,
    ...(oidc !== null && { issuer: oidc.issuer, clientId: oidc.clientId }),
    ...(saml !== null && { ...saml, certificates: joinCertificates(saml.certificates) }),
    ...(newPeople !== null && {
      newPeople: 'ADMITTED',
      roleId: newPeople.roleId,
      organizationAccess: newPeople.organizationAccess,
      customerIdentifiers: newPeople.customerIdentifiers,
      accountIdentifiers: newPeople.accountIdentifiers,
    }),
  };
}

type ConnectionFields = Omit<SsoConnectionChange, 'version'>;

/** Returns the body of a save, without what a creation and a change add. */
export const toConnectionFields = (values: ConnectionValues): ConnectionFields => ({
  type: values.type,
  displayName: values.displayName.trim(),
  mfaBypass: values.mfaBypass,
  oidc:
    values.type === 'OIDC'
      ? { issuer: values.issuer.trim(), clientId: values.clientId.trim(), clientSecret: values.clientSecret }
      : null,
  saml:
    values.type === 'SAML'
      ? {
          entityId: values.entityId.trim(),
          metadataUrl: values.metadataUrl.trim(),
          signInUrl: values.signInUrl.trim(),
          signOutUrl: values.signOutUrl.trim(),
          certificates: [...splitCertificates(values.certificates)],
          signatureAlgorithm: values.signatureAlgorithm,
          digestAlgorithm: values.digestAlgorithm,
          binding: values.binding,
          signRequest: values.signRequest,
          debug: values.debug,
        }
      : null,
  newPeople: values.newPeople === 'ADMITTED' ? { roleId: values.roleId, ...toAccessBody(values) } : null,
});

export const toNewConnectionBody = (values: ConnectionValues, connectionId: string): SsoConnectionBody => ({
  ...toConnectionFields(values),
  connectionId,
});

/** Returns the fields of the form that a provider's own settings fill. What these do not say, and a name that was typed, stay. */
export function toReadValues(read: ProviderRead, values: ConnectionValues): Partial<ConnectionValues> {
  const { type, displayName, oidc, saml } = read;
  return {
    type,
    ...(values.displayName.trim() === '' && displayName !== null && { displayName }),
    ...(oidc !== null && { issuer: oidc.issuer }),
    ...(saml !== null && {
      entityId: saml.entityId,
      signInUrl: saml.signInUrl,
      binding: saml.binding,
      certificates: joinCertificates(saml.certificates),
      ...(saml.metadataUrl !== null && { metadataUrl: saml.metadataUrl }),
      ...(saml.signOutUrl !== null && { signOutUrl: saml.signOutUrl }),
      ...(saml.signRequest !== null && { signRequest: saml.signRequest }),
    }),
  };
}

/** The field of the form that a field of the API belongs to: `oidc.issuer`, `saml.certificates[0]`. */
export const toConnectionField = (field: string): string =>
  toListField(field).replace(/^(?:oidc|saml|newPeople)\./, '');

export const NEW_CONNECTION_DRAFT = 'authentication.newConnection';

/** Key of the draft of a connection's changes. */
export const getConnectionDraftKey = (connectionId: string): string => `authentication.connection.${connectionId}`;
