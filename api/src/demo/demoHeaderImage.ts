import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { pngOf } from '../files/png.ts';

interface Painted {
  readonly hash: string;
  readonly bytes: Buffer;
  readonly largeBytes: Buffer;
}

type Colour = readonly [red: number, green: number, blue: number];

/** A header image of invented hills, in its size and in twice its size; the first colour is the sky. */
export function paintHeader(colours: readonly Colour[], { width, height }: { width: number; height: number }): Painted {
  const bytes = paintPng(colours, width, height);
  const largeBytes = paintPng(colours, 2 * width, 2 * height);
  return { hash: createHash('sha256').update(bytes).update(largeBytes).digest('hex'), bytes, largeBytes };
}

function paintPng(colours: readonly Colour[], width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + x + 1] = layerAt(x / width, y / height, colours.length);
  return pngOf({ width, height, colourType: 3 }, [
    ['PLTE', Buffer.from(colours.flat())],
    ['IDAT', deflateSync(rows)],
  ]);
}

/** The nearest hill that covers a place; 0 is the sky. */
function layerAt(x: number, y: number, layers: number): number {
  for (let layer = layers - 1; layer > 0; layer -= 1) {
    const crest = 0.2 + (0.7 * layer) / layers + 0.12 * Math.sin(x * (4 + layer) + 2 * layer);
    if (y > crest) return layer;
  }
  return 0;
}
