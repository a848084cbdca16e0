import type { FastifyBaseLogger } from 'fastify';
import { createLog } from '../logs/createLog.ts';

/** A log whose lines a test reads. */
export interface CollectedLog {
  readonly log: FastifyBaseLogger;
  /** As they were written. */
  readonly lines: readonly string[];
  /** The lines of an event, read. */
  readonly of: (event: string) => readonly Record<string, unknown>[];
}

/** Collects every line of a log, of all levels, as the server writes it. */
export function collectLog(): CollectedLog {
  const lines: string[] = [];
  const { log } = createLog({ level: 'trace', stream: { write: (line) => void lines.push(line) } });
  const read = (line: string): Record<string, unknown> => JSON.parse(line) as Record<string, unknown>;
  return { log, lines, of: (event) => lines.map(read).filter((line) => line['event'] === event) };
}
