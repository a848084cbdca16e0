import { deflateSync } from 'node:zlib';
import { pngOf } from '../files/png.ts';

interface PngParts {
  /** Text in its metadata. */
  readonly note?: string;
  /** Names its size without having the pixels. */
  readonly isEmpty?: boolean;
}

const BYTES_OF_PIXEL = 4;

/** A PNG in one half-clear colour. */
export function buildPng(width: number, height: number, { note, isEmpty = false }: PngParts = {}): Buffer {
  const line = 1 + width * BYTES_OF_PIXEL;
  const pixels = isEmpty ? Buffer.alloc(0) : Buffer.alloc(height * line, 0x80);
  for (let row = 0; row < pixels.length; row += line) pixels[row] = 0;
  return pngOf({ width, height, colourType: 6 }, [
    ...(note === undefined ? [] : [['tEXt', Buffer.from(`Comment\0${note}`, 'latin1')] as const]),
    ['IDAT', deflateSync(pixels)],
  ]);
}

/** A GIF whose frames have one pixel each. */
export function buildGif(width: number, height: number, frames: number): Buffer {
  const head = Buffer.alloc(13);
  head.write('GIF89a', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  head[10] = 0x80;
  const colours = Buffer.from([0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, colours, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

/** The head of a JPEG, and scans without an image. */
export function buildJpeg(scans: number): Buffer {
  const start = Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    16,
    ...Buffer.from('JFIF\0', 'latin1'),
    1,
    1,
    0,
    0,
    1,
    0,
    1,
    0,
    0,
  ]);
  // In its data: a byte that looks like a marker, and a restart.
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0xff, 0xd0, 0x34]);
  return Buffer.concat([start, ...Array<Buffer>(scans).fill(scan), Buffer.from([0xff, 0xd9])]);
}
