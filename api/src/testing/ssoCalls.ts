let names = 0;

/** A connection by OpenID Connect. */
export const buildConnectionBody = (changes: object = {}) => ({
  type: 'OIDC',
  displayName: `Company ${(names += 1)}`,
  mfaBypass: false,
  oidc: { issuer: 'https://idp.example', clientId: 'portal', clientSecret: 'a secret of the provider' },
  ...changes,
});

/** A domain that nobody has yet. */
export const buildDomainBody = () => ({ domain: `company${(names += 1)}.example` });

/** The discovery document of a provider. */
export const DISCOVERY_TEXT = JSON.stringify({
  issuer: 'https://idp.example',
  authorization_endpoint: 'https://idp.example/authorize',
});
