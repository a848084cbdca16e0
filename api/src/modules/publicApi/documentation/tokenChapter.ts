import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { escapeHtml } from '../../../texts/escapeHtml.ts';

const { accessTokenSeconds, codeSeconds } = SERVER_SETTINGS.oauth;

const code = (label: string, lines: readonly string[]): string =>
  `<pre tabindex="0" role="region" aria-label="${label}"><code>${escapeHtml(lines.join('\n'))}</code></pre>`;

/** Returns how a program gets an access token in the place of a key: for itself, or for a person who allows it. */
export const tokenChapter = (publicUrl: string) => ({
  id: 'tokens',
  title: 'Access tokens (OAuth 2)',
  content: `<p>In the place of a key, a call may carry an access token: <code>Authorization: Bearer ACCESS_TOKEN</code>. It works for ${accessTokenSeconds / 60} minutes, less when its client, its person or what they allowed ends before. The addresses are also listed by <a href="/oauth/.well-known/openid-configuration">discovery</a>.</p>
<h3>For your program itself</h3>
<p>An OAuth client or a service account buys a token with its client ID and secret. Without <code>scope</code> the token has all of its scopes.</p>
${code('Example of client credentials', [
  `curl -u 'CLIENT_ID:CLIENT_SECRET' ${publicUrl}/oauth/token \\`,
  `  -d grant_type=client_credentials -d scope='accounts:read orders:write'`,
])}
<h3>For a person who allows it</h3>
<ol>
<li>Send the browser to <code>${escapeHtml(publicUrl)}/oauth/auth</code> with <code>response_type=code</code>, <code>client_id</code>, <code>redirect_uri</code> (letter for letter one of those of your client), <code>scope</code>, a <code>state</code> that nobody can guess, and <code>code_challenge</code> with <code>code_challenge_method=S256</code> (PKCE, for every client).</li>
<li>The person signs in and allows or denies. Your address is called with <code>code</code> and your <code>state</code>, or with <code>error=access_denied</code>. Compare the state with the one that you sent.</li>
<li>Redeem the code within ${codeSeconds} seconds, once: a second use ends what the person allowed.</li>
</ol>
${code('Example of redeeming a code', [
  `curl -u 'CLIENT_ID:CLIENT_SECRET' ${publicUrl}/oauth/token \\`,
  `  -d grant_type=authorization_code -d code=CODE \\`,
  `  -d redirect_uri=https://app.example/back -d code_verifier=VERIFIER`,
])}
<p>The answer holds a <code>refresh_token</code>, which buys the next pair with <code>grant_type=refresh_token</code>. Each refresh token works once: keep the new one, and never send an old one again, since that ends what the person allowed. Your app has at most the rights and accounts of the person, judged at each call. Revoke a token at <code>/oauth/token/revocation</code>.</p>
<p>A wrong secret is answered by 401 <code>invalid_client</code>, and many of them from one address by 429 for a while. A call with a token that has ended is answered by 401: get a new one, and ask the person again when that fails.</p>`,
});
