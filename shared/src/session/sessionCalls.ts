import type { AuthenticateAnswer, EmulatedTokens, SessionTokens } from '../contract/session.ts';
import { addSessionId, keepSessionId } from './sessionId.ts';
import { SessionError } from './sessionError.ts';

export type Fetch = (input: Request | string, init?: RequestInit) => Promise<Response>;

async function bodyOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');
}

/** Builds the error of a refused call from its response. */
export async function refusalOf(response: Response): Promise<SessionError> {
  const { i18nKey, description, values } = await bodyOf(response);
  return new SessionError(
    response.status,
    typeof i18nKey === 'string' ? i18nKey : typeof description === 'string' ? '' : 'error.server',
    typeof description === 'string' ? description : response.statusText,
    isTextRecord(values) ? values : {},
  );
}

async function post(fetch: Fetch, url: string, body: object, headers: Headers): Promise<Response> {
  headers.set('content-type', 'application/json');
  addSessionId(headers);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
      credentials: 'include',
      keepalive: true,
    });
    keepSessionId(response);
    return response;
  } catch (cause) {
    throw new SessionError(0, 'error.unavailable', cause instanceof Error ? cause.message : 'unreachable');
  }
}

async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw await refusalOf(response);
}

/** Calls that need no access token of this tab, or end the session. Each rejects with a SessionError. */
export const sessionCalls = (fetch: Fetch, apiBaseUrl: string) => ({
  async authenticate(username: string, password: string, captcha?: string): Promise<AuthenticateAnswer> {
    const response = await accepted(
      await post(fetch, `${apiBaseUrl}/api/authenticate`, { username, password, captcha }, new Headers()),
    );
    return (await response.json()) as AuthenticateAnswer;
  },

  async emulate(emulationToken: string): Promise<SessionTokens> {
    const body = { emulationToken };
    const response = await accepted(await post(fetch, `${apiBaseUrl}/api/authenticate/emulate`, body, new Headers()));
    return (await response.json()) as EmulatedTokens;
  },

  async restore(emulationRestoreToken: string): Promise<SessionTokens> {
    const body = { emulationRestoreToken };
    const response = await accepted(await post(fetch, `${apiBaseUrl}/api/authenticate/restore`, body, new Headers()));
    return (await response.json()) as SessionTokens;
  },

  /** Tokens from a device that needs no code; null from any other. */
  async signInRemembered(): Promise<SessionTokens | null> {
    const response = await fetch(`${apiBaseUrl}/api/mfa/remembered`, { credentials: 'include' }).catch(() => null);
    if (response?.ok !== true) return null;
    keepSessionId(response);
    return ((await response.json()) as AuthenticateAnswer).jwt;
  },

  /** The refresh cookie alone proves the session: a handle kept by this tab may be older than another tab's. */
  async refresh(emulationRestoreToken: string | null): Promise<SessionTokens> {
    const body = emulationRestoreToken === null ? {} : { emulationRestoreToken };
    const response = await accepted(await post(fetch, `${apiBaseUrl}/api/authenticate/refresh`, body, new Headers()));
    return (await response.json()) as SessionTokens;
  },

  /** Returns the address at which the company's sign-in service signs out; null where the session came from none. */
  async logout(idToken: string): Promise<string | null> {
    const headers = new Headers({ authorization: `Bearer ${idToken}` });
    const { signOutUrl } = await bodyOf(await post(fetch, `${apiBaseUrl}/api/users/logout`, {}, headers));
    return typeof signOutUrl === 'string' && /^https?:\/\//.test(signOutUrl) ? signOutUrl : null;
  },
});
