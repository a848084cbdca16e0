import { codeOf } from '../errors/codeOf.ts';

/** An error as the log has it. */
export interface ErrorFields {
  readonly type: string;
  readonly code?: string;
  /** A translation key of ours. */
  readonly key?: string;
  /** The database's own names of what refused a row. */
  readonly table?: string;
  readonly constraint?: string;
  readonly stack?: readonly string[];
  readonly cause?: ErrorFields;
}

const WORD = /^[\w.-]{1,80}$/;
const FRAME = /^ {4}at (?:[\w$.<># [\]]+ \()?(?:file:\/\/|node:|\/|[A-Z]:\\)[^\s()]+:\d+:\d+\)?$/;
const FRAMES = 12;
const CAUSES = 3;

/**
 * Returns what may be logged of an error. Messages are left out, whoever wrote them: those of the database quote rows, those of
 * servers of mail quote addresses, those of providers what they were sent. Class, code and the places in the stack remain.
 */
export function errorFields(error: unknown, causes = CAUSES): ErrorFields {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const words = {
    code: codeOf(error) ?? undefined,
    key: textOf(error, 'i18nKey'),
    table: textOf(error, 'table'),
    constraint: textOf(error, 'constraint'),
  };
  const frames = framesOf(textOf(error, 'stack') ?? '');
  return {
    type: wordOf(textOf(error, 'name')) ?? 'Error',
    ...Object.fromEntries(Object.entries(words).filter(([, word]) => wordOf(word) !== undefined)),
    ...(frames.length > 0 && { stack: frames }),
    ...('cause' in error && error.cause != null && causes > 0 && { cause: errorFields(error.cause, causes - 1) }),
  };
}

function textOf(error: object, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

const wordOf = (text: string | undefined): string | undefined =>
  text !== undefined && WORD.test(text) ? text : undefined;

/** A message may have lines that look like places of the code, but for their form. */
const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim().slice('at '.length));
