import type { Action } from 'redux';
import type { SessionClaims } from '../federation/remoteModule.ts';

export type SessionStatus = 'unknown' | 'signed-out' | 'signed-in' | 'ended';

/** Why a session ended without the user asking for it: its window lapsed, the server refused it, another user took the browser. */
export type SessionEndReason = 'expired' | 'unauthorized' | 'replaced';

/** Shape of `session@1`: additions only. The token is never here. */
export interface SessionState {
  readonly status: SessionStatus;
  readonly claims: SessionClaims | null;
  readonly expiresAt: number | null;
  readonly endedBecause: SessionEndReason | null;
}

const SESSION_CHANGED = 'session/changed';

type SessionChanged = Readonly<{ type: typeof SESSION_CHANGED; payload: SessionState }>;

const UNKNOWN: SessionState = { status: 'unknown', claims: null, expiresAt: null, endedBecause: null };

const isSessionChanged = (action: Action): action is SessionChanged => action.type === SESSION_CHANGED;

/** Dispatched by the session client alone. */
export const sessionChanged = (payload: SessionState): SessionChanged => ({ type: SESSION_CHANGED, payload });

export const sessionReducer = (state: SessionState = UNKNOWN, action: Action): SessionState =>
  isSessionChanged(action) ? action.payload : state;
