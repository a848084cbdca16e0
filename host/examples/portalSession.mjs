import { createHash, createPrivateKey, createPublicKey, randomUUID, sign } from 'node:crypto';

const inBase64Url = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The name under which the portal knows a key: the thumbprint of its public half (RFC 7638). */
export function kidOf(key) {
  const { crv, kty, x } = createPublicKey(key).export({ format: 'jwk' });
  return createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
}

/** Signs a statement about one of this company's users, which the portal accepts once within a minute (RFC 7523). */
function assertionFor(email, { portal, platform, key }) {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: platform, sub: email, aud: portal, jti: randomUUID(), iat: now, exp: now + 60 };
  const text = `${inBase64Url({ alg: 'EdDSA', typ: 'JWT', kid: kidOf(key) })}.${inBase64Url(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), createPrivateKey(key)).toString('base64url')}`;
}

/** A session as this back end keeps it: `idToken` is for the page, `cookie` renews the session and goes nowhere else. */
async function sessionOf(answer) {
  const body = await answer.json();
  if (!answer.ok) throw new Error(`The portal refused: ${body.description}`);
  const [cookie] =
    answer.headers
      .getSetCookie()
      .find((one) => one.startsWith('portal_refresh='))
      ?.split(';') ?? [];
  return { idToken: (body.jwt ?? body).idToken, cookie };
}

/**
 * Opens a session of the portal for a user of this company (RFC 8693). `settings`: the portal's address, the platform's
 * identifier, and the registered Ed25519 key (PEM).
 */
export const openPortalSession = async (email, settings) =>
  sessionOf(
    await fetch(`${settings.portal}/api/authenticate/token-exchange`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
        subject_token: assertionFor(email, settings),
      }),
    }),
  );

/** A new token of the same session, which keeps what the user has chosen in it, such as the account. */
export const renewPortalSession = async ({ cookie }, { portal }) =>
  sessionOf(
    await fetch(`${portal}/api/authenticate/refresh`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    }),
  );

/** Ends a session at once. */
export const closePortalSession = ({ idToken }, { portal }) =>
  fetch(`${portal}/api/users/logout`, { method: 'POST', headers: { authorization: `Bearer ${idToken}` } });
