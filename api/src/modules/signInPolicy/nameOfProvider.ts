/** Names of well-known providers by the ends of their host names. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)login\.microsoftonline\.(com|us)$|(^|\.)sts\.windows\.net$/, 'Microsoft Entra'],
  [/(^|\.)okta(-emea|preview)?\.com$/, 'Okta'],
  [/(^|\.)accounts\.google\.com$/, 'Google Workspace'],
  [/(^|\.)auth0\.com$/, 'Auth0'],
  [/(^|\.)onelogin\.com$/, 'OneLogin'],
  [/(^|\.)ping(one|identity)\.(com|eu)$/, 'Ping Identity'],
  [/(^|\.)jumpcloud\.com$/, 'JumpCloud'],
];

/** Returns the name of a well-known provider by one of its addresses; null for any other. */
export function nameOfProvider(url: string): string | null {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return NAMES.find(([pattern]) => pattern.test(host))?.[1] ?? null;
}
