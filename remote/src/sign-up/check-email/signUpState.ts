import type { Signup } from '@portal/shared/contract/signups';

/** The sign-up that a page of the history was opened with; null without one. */
export function readSignUp(state: unknown): Signup | null {
  if (typeof state !== 'object' || state === null || !('signUp' in state)) return null;
  return isSignUp(state.signUp) ? state.signUp : null;
}

const TEXTS = ['id', 'email', 'resendFrom', 'expiresAt'] as const;

const isSignUp = (value: unknown): value is Signup => {
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map<string, unknown>(Object.entries(value));
  return TEXTS.every((name) => typeof entries.get(name) === 'string');
};
