/** Providers that the form has a guide for. */
export const GUIDED_PROVIDERS = ['entra', 'okta', 'google'] as const;

export type GuidedProvider = (typeof GUIDED_PROVIDERS)[number];

/** Addresses of the portal that a provider asks for. */
export type ServiceUrlName = 'redirectUri' | 'entityId' | 'acsUrl' | 'metadataUrl';

interface GuideStep {
  readonly name: string;
  /** Addresses that the step pastes at the provider. */
  readonly urls?: readonly ServiceUrlName[];
}

const OIDC = [
  { name: 'app' },
  { name: 'redirect', urls: ['redirectUri'] },
  { name: 'secret' },
  { name: 'discovery' },
] as const;
const SAML = [
  { name: 'app' },
  { name: 'urls', urls: ['entityId', 'acsUrl'] },
  { name: 'signing' },
  { name: 'metadata' },
] as const;

/** Returns the protocol whose steps are shown: one that this build does not know has none of its own. */
export const toGuidedType = (type: string): 'OIDC' | 'SAML' => (type === 'OIDC' ? 'OIDC' : 'SAML');

/** The steps at a provider, in their order. Google signs only one of the two parts of a SAML response that must be signed. */
export const GUIDES = {
  entra: { OIDC, SAML },
  okta: { OIDC, SAML },
  google: { OIDC, SAML: [{ name: 'both' }] },
} as const satisfies Record<GuidedProvider, Record<'OIDC' | 'SAML', readonly GuideStep[]>>;
