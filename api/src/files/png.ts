import { crc32 } from 'node:zlib';

/** The bytes that a PNG begins with (ISO/IEC 15948). */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEAD_BYTES = 13;
const BIT_DEPTH = 8;

interface PngHead {
  readonly width: number;
  readonly height: number;
  /** 3: a byte a pixel, of a palette; 6: red, green, blue and alpha. */
  readonly colourType: 3 | 6;
}

/** A PNG of these chunks, each with its type. */
export function pngOf({ width, height, colourType }: PngHead, chunks: readonly (readonly [string, Buffer])[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([BIT_DEPTH, colourType, 0, 0, 0], 8);
  const all = [['IHDR', head], ...chunks, ['IEND', Buffer.alloc(0)]] as const;
  return Buffer.concat([SIGNATURE, ...all.map(([type, content]) => chunkOf(type, content))]);
}

function chunkOf(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
