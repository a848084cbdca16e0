import type { ServiceUrls } from '@portal/shared/contract/ssoConnections';

/** Returns our addresses that a provider is given for a connection. `publicUrl`: without a slash at its end. */
export function toServiceUrls(publicUrl: string, identifier: string): ServiceUrls {
  const base = `${publicUrl}/api/sso/${identifier}`;
  const metadataUrl = `${base}/metadata`;
  return {
    redirectUri: `${base}/callback`,
    signOutUri: `${publicUrl}/login`,
    entityId: metadataUrl,
    acsUrl: `${base}/acs`,
    metadataUrl,
  };
}
