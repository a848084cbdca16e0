import type { SessionClaims } from './sessionPort.ts';

interface ReadToken {
  readonly claims: SessionClaims;
  /** Expiry of the token, milliseconds since the epoch; null when it has none. */
  readonly endsAt: number | null;
  /** When the server issued it, by its clock; milliseconds since the epoch. */
  readonly issuedAt: number | null;
  /** The connection of company sign-in that the session came from, or Google; null after a password. */
  readonly connectionId: string | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const millisecondsOf = (seconds: unknown): number | null => (typeof seconds === 'number' ? seconds * 1000 : null);

function decodedPayload(idToken: string): object {
  const payload = (idToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
  try {
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Claims of an id token that the browser may read. Not verified here: the server verifies every call. */
export function readToken(idToken: string): ReadToken {
  const payload: Readonly<Record<string, unknown>> = { ...decodedPayload(idToken) };
  return {
    claims: {
      subject: text(payload.sub) ?? '',
      platformClientId: text(payload.platformClientId),
      customerIdentifier: text(payload.customerIdentifier),
      accountIdentifier: text(payload.accountIdentifier),
    },
    endsAt: millisecondsOf(payload.exp),
    issuedAt: millisecondsOf(payload.iat),
    connectionId: text(payload.connectionId),
  };
}
