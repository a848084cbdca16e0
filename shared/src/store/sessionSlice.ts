import { createAction, type Action } from '@reduxjs/toolkit';
import type { SessionClaims, SessionEndReason, SessionStatus } from '../session/sessionPort.ts';

/** Shape of `session@1`: additions only. The token is never here. */
export interface SessionState {
  readonly status: SessionStatus;
  readonly claims: SessionClaims | null;
  readonly expiresAt: number | null;
  readonly endedBecause: SessionEndReason | null;
}

const initialState: SessionState = { status: 'unknown', claims: null, expiresAt: null, endedBecause: null };

/** Dispatched by the session client only. */
export const sessionChanged = createAction<SessionState>('session/changed');

// No `createSlice`, because it would add immer to every host.
export const sessionReducer = (state = initialState, action: Action): SessionState =>
  sessionChanged.match(action) ? action.payload : state;
