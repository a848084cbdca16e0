/** Runs `work` once for all who ask at the same time. */
function singleFlight(work) {
  let running = null;
  return () => (running ??= work().finally(() => (running = null)));
}

/** This page's own back end, beside the page. */
const ask = (call) => fetch(call, { method: 'POST' });

/**
 * The portal's session, handed over by this company's own back end. Nobody types a password into the portal, and signing
 * out of either page signs out of both. `port` is the contract's `SessionPort`.
 */
export function createPortalSession() {
  let token = null;
  const listeners = new Set();
  const tell = (status) =>
    listeners.forEach((listener) => listener({ status, claims: null, expiresAt: null, endedBecause: null }));
  const renew = singleFlight(async () => {
    const answer = await ask('portal-session');
    token = answer.ok ? (await answer.json()).idToken : null;
    tell(token === null ? 'signed-out' : 'signed-in');
    return answer.status;
  });
  const signOut = async () => {
    token = null;
    tell('signed-out');
    await ask('sign-out');
  };
  return {
    /** False where the back end has no key: then leave the port out, and the portal asks for its own sign-in. */
    begin: async () => (await renew()) !== 404,
    signOut,
    port: {
      getAccessToken: async ({ force = false } = {}) => {
        if (force || token === null) await renew();
        return token;
      },
      reportUnauthorized: async () => {
        await renew();
        return token === null ? 'ended' : 'retry';
      },
      signOut,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

/** The page's own button to sign out, which is there while somebody is signed in. */
export function bindSignOut(button, session) {
  session.port.subscribe(({ status }) => (button.hidden = status !== 'signed-in'));
  button.addEventListener('click', session.signOut);
}
