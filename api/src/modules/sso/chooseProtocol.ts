import type { OidcConnection, SamlConnection, SsoConnection } from './SsoConnection.ts';
import type { SsoProtocol } from './SsoProtocol.ts';

interface Protocols {
  readonly oidc: SsoProtocol<OidcConnection>;
  readonly saml: SsoProtocol<SamlConnection>;
}

/** Returns all protocols as one, which goes by the type of the connection. */
export const chooseProtocol = ({ oidc, saml }: Protocols): SsoProtocol<SsoConnection> => ({
  start: (connection, context) =>
    connection.type === 'SAML' ? saml.start(connection, context) : oidc.start(connection, context),
  read: (connection, answer) =>
    connection.type === 'SAML' ? saml.read(connection, answer) : oidc.read(connection, answer),
  signOut: (connection, context) =>
    connection.type === 'SAML' ? saml.signOut(connection, context) : oidc.signOut(connection, context),
});
