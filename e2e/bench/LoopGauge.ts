import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** Longest event loop block of a server since the last reading, in milliseconds. */
export interface Held {
  readonly main: number;
  /** The time of the thread that holds the embedded database; 0 without one. */
  readonly database: number;
}

/** Environment variables of a measured server; `folder` must be exclusive to it. */
export const probeEnv = (folder: string): Readonly<Record<string, string>> => ({
  LOOP_PROBE: folder,
  NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'loopProbe.ts')}`,
});

/** Reads and resets the probe of the server started with `probeEnv(folder)`. */
export async function readHeld(folder: string): Promise<Held> {
  const ask = async (name: string): Promise<number> => Number(await text(connect(path.join(folder, name))));
  const workers = readdirSync(folder).filter((name) => name.startsWith('worker-'));
  const [main = 0, ...others] = await Promise.all(['main', ...workers].map(ask));
  return { main, database: Math.max(0, ...others) };
}
