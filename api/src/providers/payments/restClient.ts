import { object, string, type Schema } from 'yup';
import type { GatewayService } from '../../env/GatewayService.ts';
import { createCallLog } from '../../logs/createCallLog.ts';
import { silentLog, type Log } from '../../logs/Log.ts';
import { toReasonCode, isUndecided } from './reasonCodes.ts';
import { signRequest, type RestRequest } from './signRequest.ts';

/** `text`: the body as it came. */
export interface RestResponse {
  readonly status: number;
  readonly text: string;
}

/** Calls the REST interface; null when no whole answer came. */
export type CallRest = (method: RestRequest['method'], path: string, body?: object) => Promise<RestResponse | null>;

export interface RestOptions {
  readonly timeoutMs: number;
  readonly now: () => Date;
  readonly log?: Log;
}

/** As many as `/tms/v1/paymentinstruments` has, with the empty one before it. */
const RESOURCE_PARTS = 4;

export function createRestClient(service: GatewayService, { timeoutMs, now, log = silentLog }: RestOptions): CallRest {
  const begin = createCallLog(log, 'payments');
  return async (method, path, content) => {
    const url = new URL(`${service.url}${path}`);
    const body = content === undefined ? null : JSON.stringify(content);
    const call = begin(operationOf(method, path));
    try {
      const response = await fetch(url, {
        method: method.toUpperCase(),
        headers: {
          ...signRequest(service, { method, url, body, at: now() }),
          // On a kept connection that the service closes just now, the outcome of a charge would be open.
          connection: 'close',
          accept: 'application/json, application/hal+json;q=0.9, text/csv;q=0.8',
          ...(body !== null && { 'content-type': 'application/json' }),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      call.answered(response.status);
      return { status: response.status, text };
    } catch (error) {
      call.failed(error);
      return null;
    }
  };
}

/** Returns a path without its query and what follows the resource, which is the token of a card or of a bank account. */
const operationOf = (method: string, path: string): string =>
  `${method} ${path.replace(/\?.*/, '').split('/').slice(0, RESOURCE_PARTS).join('/')}`;

/** The body of an answer by its schema; null when it has another form. */
export function readResponse<Body>(schema: Schema<Body>, { text }: RestResponse): Body | null {
  try {
    return schema.validateSync(JSON.parse(text), { stripUnknown: true });
  } catch {
    return null;
  }
}

export const isSuccess = ({ status }: RestResponse): boolean => status >= 200 && status < 300;

const MERCHANT = '234';
const INVALID = '102';
const LATER = '236';
const refusalSchema = object({ reason: string() });

/** Reason code of a call that changed nothing; null when it may have. */
export function readRefusalCode(response: RestResponse): string | null {
  const { status } = response;
  if (status === 401 || status === 403) return MERCHANT;
  if (status === 429) return LATER;
  if (status === 400) {
    const reason = readResponse(refusalSchema, response)?.reason;
    const code = reason === undefined ? INVALID : toReasonCode(reason);
    return isUndecided(code) ? null : code;
  }
  return status === 404 || status === 410 || status === 422 ? INVALID : null;
}
