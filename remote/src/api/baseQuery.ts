import { fetchBaseQuery, type BaseQueryFn, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { isApiError, UNREACHABLE, unnamedError, type ApiError } from './apiError.ts';
import { apiEnvironment, reportForbidden } from './apiEnvironment.ts';
import { learnServerTime } from './serverClock.ts';

const TIMEOUT_MS = 60_000;

const authorized = fetchBaseQuery({
  fetchFn: (input, init) => apiEnvironment().fetch(input, init),
  timeout: TIMEOUT_MS,
});
const open = fetchBaseQuery({ timeout: TIMEOUT_MS });

export interface CallOptions {
  /** Needs no session and sends no token: sign-in and its neighbours. */
  readonly isPublic?: boolean;
}

/** A request; `isPublic` as in `CallOptions`, for an endpoint that is called with a session or without. */
export interface CallArgs extends FetchArgs {
  readonly isPublic?: boolean;
}

/** Metadata of a response beside its body. */
export interface ResponseMeta {
  readonly headers: Headers | null;
}

/** Authorised calls with one error shape: the session handles and repeats a 401, a 403 is reported, nothing is toasted here. */
export const baseQuery: BaseQueryFn<string | CallArgs, unknown, ApiError, CallOptions, ResponseMeta> = async (
  args,
  api,
  options: CallOptions | undefined,
) => {
  const call: CallArgs = typeof args === 'string' ? { url: args } : args;
  const { isPublic = options?.isPublic, ...request } = call;
  const send = isPublic === true ? open : authorized;
  const { baseUrl, credentials } = apiEnvironment();
  // Cookies: that of a sign-in which waits for a code.
  const response = await send({ ...request, url: baseUrl + request.url, credentials }, api, {});
  recordServerTime(response.meta?.response?.headers);
  // Frozen here, because the store deep-freezes what is not frozen yet, which is slow for long lists.
  if (!response.error)
    return { data: Object.freeze(response.data), meta: { headers: response.meta?.response?.headers ?? null } };
  const error = toApiError(response.error);
  if (error.status === 403) reportForbidden({ url: request.url, status: 403, isChange: api.type === 'mutation' });
  return { error };
};

/** An answer that a browser keeps for a while tells an old time. */
function recordServerTime(headers: Headers | undefined): void {
  const date = headers?.get('date');
  if (date != null && headers?.get('cache-control')?.includes('max-age') !== true) learnServerTime(date);
}

/** The server's own body, or one of ours where it sent none. */
export function toApiError(error: FetchBaseQueryError): ApiError {
  if (error.status === 'PARSING_ERROR') return unnamedError(error.originalStatus);
  if (typeof error.status !== 'number') return UNREACHABLE;
  if (isApiError(error.data)) return error.data;
  const description = readDescription(error.data);
  return description === '' ? unnamedError(error.status) : { status: error.status, i18nKey: '', description };
}

/** A body of another back end may say what failed without a key. */
const readDescription = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'description' in body && typeof body.description === 'string'
    ? body.description
    : '';
