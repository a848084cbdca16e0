import { Inflate, inflateSync } from 'fflate';
import { FILE_LIMITS } from '../fileLimits.ts';
import { FileRefused } from '../Table.ts';
import { crc32 } from './crc32.ts';

/** Bytes of a part, inflated piece by piece. Raises FileRefused where they are not what the directory claims. */
export type Part = Iterable<Uint8Array>;

/** Parts of a workbook by their names; null: there is no such part. */
export type Archive = (name: string) => Part | null;

/** Signatures and sizes of ZIP's records (APPNOTE.TXT 4.3). */
const END = { signature: 0x06054b50, size: 22 };
const ENTRY = { signature: 0x02014b50, size: 46 };
const LOCAL = { signature: 0x04034b50, size: 30 };
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  /** The place in the file at which its packed bytes begin. */
  readonly begin: number;
  readonly end: number;
  readonly inflated: number;
}

const unreadable = (why: string, place: string | null = null): FileRefused =>
  new FileRefused('file.unreadable', why, place);

/** A part that leads out of the archive, or code. */
const UNSAFE_NAME = /(?:^|[\\/])\.\.(?:[\\/]|$)|\\|^\/|^[A-Za-z]:|(?:^|\/)vbaProject[^/]*$/i;
/** Compound files (MS-CFB): the container of a workbook with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

const isProtected = (bytes: Uint8Array): boolean => COMPOUND.every((byte, index) => bytes[index] === byte);
const protectedFile = (): FileRefused => new FileRefused('file.password', 'The workbook is protected by a password');

/**
 * Opens a ZIP archive. What the directory claims is held against the limits before anything is inflated, and every part
 * against its claims after. Raises FileRefused.
 */
export function readArchive(bytes: Uint8Array): Archive {
  if (isProtected(bytes)) throw protectedFile();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(view, bytes);
  requireModest(entries, bytes.length);
  const parts = new Map(entries.map((entry) => [entry.name, entry]));
  if (parts.size !== entries.length) throw unreadable('The archive names a part twice');
  return (name) => {
    const entry = parts.get(name);
    return entry === undefined ? null : inflate(bytes, entry);
  };
}

function requireModest(entries: readonly Entry[], packed: number): void {
  const inflated = entries.reduce((sum, entry) => sum + entry.inflated, 0);
  const { inflatedBytes, ratio, ratioFromBytes } = FILE_LIMITS;
  if (inflated > inflatedBytes || (inflated > ratioFromBytes && inflated > packed * ratio))
    throw new FileRefused('file.unsafe', 'The workbook inflates beyond the limit');
  const byPlace = entries.toSorted((one, other) => one.begin - other.begin);
  if (byPlace.some((entry, index) => entry.begin < (byPlace[index - 1]?.end ?? 0)))
    throw new FileRefused('file.unsafe', 'Parts of the workbook overlap');
}

function entriesOf(view: DataView, bytes: Uint8Array): Entry[] {
  try {
    const end = endOf(view);
    const count = view.getUint16(end + 10, true);
    if (count > FILE_LIMITS.parts) throw new FileRefused('file.unsafe', 'The workbook has too many parts');
    const entries: Entry[] = [];
    let at = view.getUint32(end + 16, true);
    for (let number = 0; number < count; number += 1) {
      if (view.getUint32(at, true) !== ENTRY.signature) throw unreadable('The directory of the archive is damaged');
      entries.push(entryAt(view, bytes, at));
      at += ENTRY.size + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (error) {
    if (error instanceof RangeError) throw unreadable('The archive is cut off');
    throw error;
  }
}

/** Finds the end record: the last thing in the file, with a comment at most. */
function endOf(view: DataView): number {
  const last = view.byteLength - END.size;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1)
    if (view.getUint32(at, true) === END.signature && view.getUint16(at + 20, true) === last - at) return at;
  throw unreadable('The file is no workbook');
}

function entryAt(view: DataView, bytes: Uint8Array, at: number): Entry {
  const name = nameAt(bytes, at + ENTRY.size, view.getUint16(at + 28, true));
  if (UNSAFE_NAME.test(name))
    throw new FileRefused('file.unsafe', 'The workbook holds a part that it may not hold', name);
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw protectedFile();
  const local = view.getUint32(at + 42, true);
  const nameLength = view.getUint16(local + 26, true);
  if (view.getUint32(local, true) !== LOCAL.signature || nameAt(bytes, local + LOCAL.size, nameLength) !== name)
    throw unreadable('The archive contradicts itself', name);
  const begin = local + LOCAL.size + nameLength + view.getUint16(local + 28, true);
  const end = begin + view.getUint32(at + 20, true);
  if (end > bytes.length) throw unreadable('The archive is cut off', name);
  const [method, crc, inflated] = [
    view.getUint16(at + 10, true),
    view.getUint32(at + 16, true),
    view.getUint32(at + 24, true),
  ];
  return { name, method, crc, begin, end, inflated };
}

const nameAt = (bytes: Uint8Array, begin: number, length: number): string =>
  new TextDecoder().decode(bytes.subarray(begin, begin + length));

function* inflate(bytes: Uint8Array, { name, method, crc, begin, end, inflated }: Entry): Generator<Uint8Array, void> {
  const packed = bytes.subarray(begin, end);
  if (method !== DEFLATED && method !== STORED) throw unreadable('The part is packed in an unknown way', name);
  let size = 0;
  let sum = 0;
  for (const piece of method === STORED ? [packed] : inflatedPieces(packed, inflated, name)) {
    size += piece.length;
    sum = crc32(piece, sum);
    if (size > inflated) throw unreadable('The part is damaged', name);
    yield piece;
  }
  if (size !== inflated || sum !== crc) throw unreadable('The part is damaged', name);
}

/** DEFLATE makes of one byte a thousand at most. */
const PACKED_AT_ONCE = 16 * 1024;
/** A stream takes longer to begin than to inflate less. */
const INFLATED_AT_ONCE = 256 * 1024;

function* inflatedPieces(packed: Uint8Array, size: number, name: string): Generator<Uint8Array, void> {
  try {
    if (size <= INFLATED_AT_ONCE) {
      yield inflateSync(packed, { out: new Uint8Array(size) });
      return;
    }
    const pieces: Uint8Array[] = [];
    const stream = new Inflate((piece) => pieces.push(piece));
    for (let at = 0; at < packed.length; at += PACKED_AT_ONCE) {
      const next = at + PACKED_AT_ONCE;
      stream.push(packed.subarray(at, next), next >= packed.length);
      yield* pieces.splice(0);
    }
  } catch {
    throw unreadable('The part is damaged', name);
  }
}
