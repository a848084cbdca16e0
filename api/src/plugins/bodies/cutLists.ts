import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { SETTINGS } from '@portal/shared/domain/settings';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { EventLoopTurns } from '../../eventLoopTurns/eventLoopTurns.ts';

/** Boundaries of a list's pieces, each of several entries. */
export type CutList = readonly (readonly [begin: number, end: number])[];

/** A JSON text without its lists, which are replaced by `[0]`, `[1]` ... in `rest`. */
export interface CutBody {
  readonly rest: string;
  readonly lists: readonly CutList[];
}

const PIECE_BYTES = 32 * 1024;
/** Maximum size of the text outside of lists, and of a single entry. */
const MOST_BYTES = SETTINGS.bodies.defaultBytes;
/** Entries beyond the largest limit of any schema are not read: the list is rejected for its length. */
const MOST_ENTRIES = SERVER_SETTINGS.bodies.listEntries + 1;
const CHECK_BYTES = 4 * 1024;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

export const invalidJson = (): AppError =>
  new AppError({ ...COMMON_FAILURES.validation, description: 'The body is not valid JSON.' });

const tooLarge = (): AppError =>
  new AppError({
    ...COMMON_FAILURES.validation,
    description: `Beside its lists a body, and each entry of a list, must not be larger than ${MOST_BYTES} bytes.`,
  });

/**
 * Finds the list that a JSON text is, or the lists that are values of its object, and cuts them into pieces. Only
 * brackets, commas and strings are read; the rest is left to the parser of the pieces. Raises 400.
 */
export async function cutLists(raw: Buffer, slices: EventLoopTurns): Promise<CutBody> {
  const cutter = createCutter(raw);
  let checkAt = 0;
  for (let at = 0; at < raw.length; at += 1) {
    if (at >= checkAt) {
      checkAt = at + CHECK_BYTES;
      if (slices.isOver()) await slices.next();
    }
    const byte = raw[at];
    if (byte === QUOTE) at = endOfString(raw, at);
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) cutter.open(at, byte === OPEN_LIST);
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) cutter.close(at, byte === CLOSE_LIST);
    else if (byte === COMMA) cutter.comma(at);
  }
  return cutter.end();
}

/** The closing quote of the string that begins at `begin`. */
function endOfString(raw: Buffer, begin: number): number {
  for (let end = raw.indexOf(QUOTE, begin + 1); end !== -1; end = raw.indexOf(QUOTE, end + 1)) {
    if (end - begin > MOST_BYTES) throw tooLarge();
    let before = end - 1;
    while (raw[before] === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  throw invalidJson();
}

function createCutter(raw: Buffer) {
  const lists: CutList[] = [];
  let rest = '';
  let restBegin = 0;
  let depth = 0;
  /** The current list: depth and number of its entries, start of the current piece and entry. */
  let open: { depth: number; count: number; piece: number; entry: number; pieces: [number, number][] } | null = null;

  const keepRest = (end: number): void => {
    if (rest.length + end - restBegin > MOST_BYTES) throw tooLarge();
    rest += raw.toString('utf8', restBegin, end);
  };

  return {
    open: (at: number, isList: boolean): void => {
      if (open === null && isList && depth < 2) {
        keepRest(at + 1);
        rest += String(lists.length);
        open = { depth: depth + 1, count: 1, piece: at + 1, entry: at + 1, pieces: [] };
      }
      depth += 1;
    },
    comma: (at: number): void => {
      if (open?.depth !== depth) return;
      if (at - open.entry > MOST_BYTES) throw tooLarge();
      open.entry = at + 1;
      open.count += 1;
      if (open.count > MOST_ENTRIES + 1) return;
      if (open.count <= MOST_ENTRIES && at - open.piece < PIECE_BYTES) return;
      open.pieces.push([open.piece, at]);
      open.piece = at + 1;
    },
    close: (at: number, isList: boolean): void => {
      depth -= 1;
      if (open === null || depth >= open.depth) return;
      if (!isList) throw invalidJson();
      if (at - open.entry > MOST_BYTES) throw tooLarge();
      if (open.count <= MOST_ENTRIES) open.pieces.push([open.piece, at]);
      lists.push(open.pieces);
      open = null;
      restBegin = at;
    },
    end: (): CutBody => {
      if (open !== null) throw invalidJson();
      keepRest(raw.length);
      return { rest, lists };
    },
  };
}
