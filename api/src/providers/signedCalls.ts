import type { Schema } from 'yup';
import { signCall, signedTextOf } from '../crypto/signCall.ts';
import type { BeginCall } from '../logs/createCallLog.ts';

/** A service that takes signed JSON. */
export interface SignedService {
  /** The prefix of the headers that sign. */
  readonly name: string;
  /** Origin and path of its interface, without a slash at the end. */
  readonly url: string;
  readonly key: string;
}

interface CallOptions {
  readonly timeoutMs: number;
  readonly now: () => Date;
  readonly begin: BeginCall;
  /** Returns the error to throw when no whole answer came. */
  readonly toUnreachable: (error: unknown) => Error;
}

/** Calls the interface of a service and reads the answer by its schema; null: there is no such thing (404). */
export type SignedCall = <Body>(
  operation: string,
  method: 'GET' | 'POST',
  path: string,
  schema: Schema<Body>,
  content?: object,
) => Promise<Body | null>;

export function createSignedCall(
  { name, url, key }: SignedService,
  { timeoutMs, now, begin, toUnreachable }: CallOptions,
): SignedCall {
  const base = new URL(url).pathname.replace(/\/+$/, '');
  return async (operation, method, path, schema, content) => {
    const body = content === undefined ? '' : JSON.stringify(content);
    const asked = begin(operation);
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...signCall(name, key, signedTextOf(method, `${base}${path}`, body), now()),
          // On a kept connection that the service closes just now, the outcome of a change would be open.
          connection: 'close',
          accept: 'application/json',
          ...(content !== undefined && { 'content-type': 'application/json' }),
        },
        ...(content !== undefined && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const isKnown = response.status !== 404;
      if (isKnown && !response.ok) throw new AnsweredError(response.status);
      const read = isKnown ? schema.validateSync(await response.json(), { stripUnknown: true }) : null;
      asked.answered(response.status);
      return read;
    } catch (error) {
      asked.failed(error instanceof AnsweredError ? error.status : error);
      throw toUnreachable(error);
    }
  };
}

/** An answer whose status says that nothing was read or done. */
export class AnsweredError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`it answered ${status}`);
    this.status = status;
  }
}
