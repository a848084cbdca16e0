import type { SessionPort, SessionView } from '../federation/remoteModule.ts';

/** Our own session: what a port offers, and what sign-in, switching and resuming need. The token never leaves its closure but by `getAccessToken`. */
export interface SessionClient extends SessionPort {
  /** The session as it is now. */
  view(): SessionView;
  /** Signs in. Rejects with a SessionError that carries the server's i18nKey and values. */
  signIn(username: string, password: string): Promise<void>;
  /**
   * Asks the server whether the cookie still holds a session: true when signed in. Never rejects; when the server could
   * not be asked, the view stays `unknown` and the next call asks again.
   */
  resume(): Promise<boolean>;
  /** Takes a token for another account (specification P4 account switching). Rejects with a SessionError. */
  switchAccount(customerIdentifier: string, accountIdentifier: string): Promise<void>;
  /** Renews the idle window now; a refusal ends the session. */
  extend(): Promise<void>;
  /** Stops timers, listeners and the tab channel. */
  dispose(): void;
}
