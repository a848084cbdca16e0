/** A fact about the user: cleared with everything else at sign-out, so that it stays only where a session ended by itself. */
const KEY = 'portal.connection@1';

/** Keeps the connection of company sign-in that the session of this browser came from; null forgets it. */
export function rememberConnection(connectionId: string | null): void {
  try {
    if (connectionId === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, connectionId);
  } catch {
    // Storage may be blocked, and there is none outside of a browser.
  }
}

/** Returns the connection that the last session of this browser came from; null when it came from none or was signed out. */
export function readConnection(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
