import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import { errorFields } from './errorFields.ts';

interface LogOptions {
  readonly level: string;
  /** Standard output without it, which nobody waits for. */
  readonly stream?: DestinationStream;
  /** Returns what is written of an error. */
  readonly serializeError?: (error: unknown) => unknown;
}

/** A log of one JSON object a line. */
export interface OpenLog {
  readonly log: FastifyBaseLogger;
  /** Writes what is still in memory. A process that ends by itself does so too. */
  readonly flush: () => void;
}

/** Lines are written some at a time, by nobody who waits for it: to write that of each call alone took a twentieth of the call. */
const STANDARD_OUTPUT = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 200 };
/** From here on at once: such a line may be the last one of a process. */
const WARN = 40;

/** Opens the log. Fastify's own lines keep its rules too: no message of an error, no address of a call. */
export function createLog({ level, stream, serializeError = errorFields }: LogOptions): OpenLog {
  const output = stream === undefined ? pino.destination(STANDARD_OUTPUT) : null;
  const log = pino(
    {
      level,
      serializers: {
        err: serializeError,
        req: ({ method }: { readonly method: string }) => ({ method }),
        res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
      },
      hooks: {
        logMethod([line, message], write, severity) {
          write.apply(this, withoutTexts(line, message));
          if (severity >= WARN) output?.flush();
        },
      },
    },
    output ?? stream,
  );
  return { log, flush: () => output?.flushSync() };
}

const RECIPIENTS_PAGE = /\/r\/[^\s"]+/g;
const ERROR = 'An error';

/** Leaves out the message of an error, which Fastify repeats as that of the line, and addresses of recipients' pages. */
function withoutTexts(line: unknown, message: string | undefined): [line: object, message?: string] {
  if (typeof line !== 'object' || line === null) return [{}, String(line).replaceAll(RECIPIENTS_PAGE, '/r/')];
  if (line instanceof Error) return [{ err: line }, ERROR];
  const isOfError =
    'err' in line && line.err instanceof Error && (message === undefined || message === line.err.message);
  return isOfError ? [line, ERROR] : [line, message];
}
