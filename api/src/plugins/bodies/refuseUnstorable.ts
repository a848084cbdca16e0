import { holdsCardNumber } from '@portal/shared/domain/funding/cardNumberText';
import type { FastifyRequest } from 'fastify';
import { AppError, type Failure } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { eventLoopTurns } from '../../eventLoopTurns/eventLoopTurns.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields in which the number of a card may stand: that of a card itself, numbers of banks, passwords only compared. */
    numberFields?: readonly string[];
  }
}

/** A value of a request, and where it stands. */
interface FieldFinding {
  readonly value: unknown;
  readonly depth: number;
  readonly key: string | number;
  readonly within: FieldFinding | null;
}

const MAX_DEPTH = 32;
/** Headers that are stored. */
const HEADERS = ['idempotency-key', 'user-agent'] as const;

/**
 * Refuses null bytes and lone surrogates, which a database cannot store, numbers of payment cards, which it must not
 * (docs/decisions/0030), and values built to exhaust the server.
 */
export async function refuseUnstorable({ params, query, body, headers, routeOptions }: FastifyRequest): Promise<void> {
  const slices = eventLoopTurns();
  const { numberFields = [] } = routeOptions.config;
  const waiting = [params, query, body]
    .map((value) => found(value, '', null))
    .concat(HEADERS.map((name) => found(headers[name], name, null)));
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const failure = failureOf(one, numberFields);
    if (failure !== null) throw new AppError(failure);
    for (const [key, value] of membersOf(one.value)) waiting.push(found(value, key, one));
    if (slices.isOver()) await slices.next();
  }
}

const found = (value: unknown, key: string | number, within: FieldFinding | null): FieldFinding => ({
  value,
  depth: within === null ? 0 : within.depth + 1,
  key,
  within,
});

function membersOf(value: unknown): Iterable<[string | number, unknown]> {
  // Bytes are no values yet.
  if (Buffer.isBuffer(value)) return [];
  if (Array.isArray(value)) return value.entries();
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The path as validation errors write it: `recipients[2].email`. */
function fieldOf({ key, within }: FieldFinding): string {
  const before = within === null ? '' : fieldOf(within);
  if (typeof key === 'number') return `${before}[${key}]`;
  return before === '' || key === '' ? before + key : `${before}.${key}`;
}

function failureOf(one: FieldFinding, numberFields: readonly string[]): Failure | null {
  const { value, depth } = one;
  if (typeof value === 'string') {
    if (!isStorable(value)) return NOT_STORABLE;
    return holdsCardNumber(value) && !numberFields.includes(fieldOf(one)) ? cardNumberAt(one) : null;
  }
  if (typeof value === 'number') return holdsCardNumber(String(value)) ? cardNumberAt(one) : null;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  if (depth === MAX_DEPTH) return TOO_DEEP;
  if (Array.isArray(value)) return null;
  const names = Object.keys(value);
  if (!names.every(isStorable)) return NOT_STORABLE;
  return names.some(holdsCardNumber) ? cardNumberAt(one) : null;
}

const refused = (description: string): Failure => ({ ...COMMON_FAILURES.validation, description });
const NOT_STORABLE = refused('Text must be well formed and hold no null bytes.');
const TOO_DEEP = refused(`Values must not be nested deeper than ${MAX_DEPTH} levels.`);
const cardNumberAt = (one: FieldFinding): Failure => ({
  ...refused('The number of a payment card is only taken where a card is added.'),
  fields: [{ field: fieldOf(one), i18nKey: 'error.text.cardNumber' }],
});

const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
