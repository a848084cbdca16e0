import { readFileSync } from 'node:fs';
import { closePortalSession, openPortalSession, renewPortalSession } from './portalSession.mjs';

/**
 * The calls of this company's back end, by path. `user`, an e-mail address, stands for its own sign-in; `settings`: see
 * `openPortalSession`.
 */
export function createBackEnd(settings, user) {
  let signedIn = user;
  let session = null;
  return {
    '/portal-session': async () => {
      if (signedIn === null) return { status: 401, body: {} };
      const renewed = session && (await renewPortalSession(session, settings).catch(() => null));
      session = renewed ?? (await openPortalSession(signedIn, settings));
      return { status: 200, body: { idToken: session.idToken } };
    },
    '/sign-out': async () => {
      if (session !== null) await closePortalSession(session, settings);
      session = signedIn = null;
      return { status: 200, body: {} };
    },
    '/sign-in': async () => {
      signedIn = user;
      return { status: 200, body: {} };
    },
  };
}

/** The same with the key that the environment names; no calls without one: the portal's own sign-in is used then. */
export function backEndOf(
  { PORTAL_PLATFORM = 'alder-finch', PORTAL_KEY_FILE, PORTAL_USER = 'admin@demo.example' },
  portal,
) {
  if (PORTAL_KEY_FILE === undefined) return {};
  const key = readFileSync(PORTAL_KEY_FILE, 'utf8');
  return createBackEnd({ portal, platform: PORTAL_PLATFORM, key }, PORTAL_USER);
}
