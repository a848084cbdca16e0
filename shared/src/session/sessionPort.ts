export type SessionStatus = 'unknown' | 'signed-out' | 'signed-in' | 'ended';

/** Why a session ended without a sign-out: its window expired, the server refused it, or another user signed in. */
export type SessionEndReason = 'expired' | 'unauthorized' | 'replaced';

/** Public view of a session, without the token. */
export interface SessionView {
  readonly status: SessionStatus;
  readonly claims: SessionClaims | null;
  /** End of the idle window, milliseconds since the epoch. */
  readonly expiresAt: number | null;
  readonly endedBecause: SessionEndReason | null;
}

/** Claims of the id token that screens may read. */
export interface SessionClaims {
  readonly subject: string;
  readonly platformClientId: string | null;
  readonly customerIdentifier: string | null;
  readonly accountIdentifier: string | null;
}

/** Source of access tokens; the built-in session client when absent. */
export interface SessionPort {
  /** Concurrent callers share one refresh. Rejects with a SessionError when nobody is signed in. */
  getAccessToken(options?: { force?: boolean }): Promise<string>;
  reportUnauthorized(): Promise<'retry' | 'ended'>;
  signOut(): Promise<void>;
  subscribe(listener: (session: SessionView) => void): () => void;
}
