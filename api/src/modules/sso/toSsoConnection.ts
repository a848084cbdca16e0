import { GOOGLE_CONNECTION } from '@portal/shared/contract/ssoSignIn';
import type { GoogleService } from '../../env/googleEnv.ts';
import type { SignInConnection } from '../signInPolicy/index.ts';
import type { OidcConnection, SsoConnection } from './SsoConnection.ts';

const ANSWERS = { OIDC: 'callback', SAML: 'acs' } as const;

/** Returns a company's connection as its protocol sees it. */
export const toSsoConnection = (connection: SignInConnection, publicUrl: string): SsoConnection => ({
  ...connection,
  callbackUrl: `${publicUrl}/api/sso/${connection.identifier}/${ANSWERS[connection.type]}`,
});

/** Returns this installation's client at Google as a connection. */
export const toGoogleConnection = (google: GoogleService, publicUrl: string): OidcConnection => ({
  ...google,
  type: 'GOOGLE',
  identifier: GOOGLE_CONNECTION,
  displayName: 'Google',
  callbackUrl: `${publicUrl}/api/sso/${GOOGLE_CONNECTION}/callback`,
});
