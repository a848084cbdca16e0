import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { OrderCursor } from '../orders/index.ts';

const badCursor = (): AppError =>
  new AppError({ ...COMMON_FAILURES.validation, fields: [{ field: 'cursor', i18nKey: 'error.validation' }] });

/** Reads the numbers of a cursor that an earlier answer gave. Raises 400 at the field for any other text. */
function readNumbers(cursor: string, count: number): bigint[] {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!/^\d{1,18}(\.\d{1,18})*$/.test(text)) throw badCursor();
  const numbers = text.split('.').map(BigInt);
  if (numbers.length !== count) throw badCursor();
  return numbers;
}

const toCursor = (...numbers: readonly bigint[]): string => Buffer.from(numbers.join('.')).toString('base64url');

export const toAccountCursor = (id: bigint): string => toCursor(id);

/** Returns the row id after which a part begins; 0 for the first. */
export const readAccountCursor = (cursor: string | undefined): bigint =>
  cursor === undefined ? 0n : (readNumbers(cursor, 1)[0] ?? 0n);

export const toOrderCursor = ({ createdAt, id }: OrderCursor): string => toCursor(BigInt(createdAt.getTime()), id);

/** The last millisecond that a date holds. */
const LAST_MS = 8_640_000_000_000_000n;

/** Returns the order after which a part begins; null for the first. */
export function readOrderCursor(cursor: string | undefined): OrderCursor | null {
  if (cursor === undefined) return null;
  const [ms = 0n, id = 0n] = readNumbers(cursor, 2);
  if (ms > LAST_MS) throw badCursor();
  return { createdAt: new Date(Number(ms)), id };
}

/** Splits rows of which one more than a part was read, and says how the list goes on. */
export function toPart<T>(rows: readonly T[], maxResults: number, toNext: (last: T) => string) {
  const shown = rows.slice(0, maxResults);
  const last = shown.at(-1);
  return {
    shown,
    cursor: {
      nextCursor: rows.length > maxResults && last !== undefined ? toNext(last) : null,
      maxResults,
      numberOfElements: shown.length,
    },
  };
}
