import type { SessionPort } from '../../../shared/src/session/sessionPort.ts';
import { createAuthorizedFetch } from '@portal/shared/session/createAuthorizedFetch';
import { isSessionError } from '@portal/shared/session/sessionError';

type Fetch = ReturnType<typeof createAuthorizedFetch>;

/** A call that the server refused with 403. */
export interface ForbiddenCall {
  readonly url: string;
  readonly status: number;
  /** Reads nothing, but changes something. */
  readonly isChange: boolean;
}

interface ApiEnvironment {
  readonly fetch: Fetch;
  readonly baseUrl: string;
  readonly credentials: RequestCredentials;
}

interface EnvironmentOptions {
  readonly session: SessionPort;
  /** The session is an embedder's, whose token is all that identifies the user: no cookies go along. */
  readonly isHandedOver?: boolean;
  /** Origin of the API without a trailing slash; the page's own when absent. */
  readonly apiBaseUrl?: string;
}

let environment: ApiEnvironment | null = null;
const forbiddenListeners: ((call: ForbiddenCall) => void)[] = [];

/** Sets where the API is and which session signs the calls; one container on a page uses one API. */
export function configureApi({ session, isHandedOver = false, apiBaseUrl = '' }: EnvironmentOptions): void {
  const credentials = isHandedOver ? 'omit' : 'include';
  const authorized = createAuthorizedFetch(session, undefined, credentials);
  environment = {
    fetch: (input, init) => authorized(input, init).catch(refusedBySession),
    baseUrl: `${apiBaseUrl}/api`,
    credentials,
  };
}

/** Current environment of the calls; throws when nothing was mounted yet. */
export function apiEnvironment(): ApiEnvironment {
  if (environment === null) throw new Error('The API was called before a module was mounted');
  return environment;
}

/** Base URL of the API, also before anything was mounted. */
export const apiBaseUrl = (): string => environment?.baseUrl ?? '/api';

/** Origin of the API and of our own host's pages; '' for the page's own. */
export const apiOrigin = (): string => apiBaseUrl().slice(0, -'/api'.length);

/** Subscribes to calls refused with 403. Of several mounts only the newest is called, so that one refusal gives one notice. */
export function onForbidden(listener: (call: ForbiddenCall) => void): () => void {
  forbiddenListeners.push(listener);
  return () => {
    const at = forbiddenListeners.indexOf(listener);
    if (at >= 0) forbiddenListeners.splice(at, 1);
  };
}

export function reportForbidden(call: ForbiddenCall): void {
  console.warn(`${call.status} ${call.url}`);
  forbiddenListeners.at(-1)?.(call);
}

/** A call that the session refused before sending gets the same shape as the server's own 401. */
function refusedBySession(error: unknown): Response {
  if (!isSessionError(error) || error.status === 0) throw error;
  const { status, i18nKey, values, message } = error;
  return Response.json({ status, i18nKey, values, description: message }, { status });
}
