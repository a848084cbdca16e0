import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** The longest that event loops of a server were held since it was last asked, in milliseconds. */
export interface Held {
  readonly main: number;
  /** Of the thread that holds the embedded database; 0 without one. */
  readonly database: number;
}

/** What a server needs to be measured; `folder` is one of its own. */
export const probeEnv = (folder: string): Readonly<Record<string, string>> => ({
  LOOP_PROBE: folder,
  NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'loopProbe.ts')}`,
});

/** Asks the probe of the server that was started with `probeEnv(folder)`, and begins anew. */
export async function readHeld(folder: string): Promise<Held> {
  const ask = async (name: string): Promise<number> => Number(await text(connect(path.join(folder, name))));
  const workers = readdirSync(folder).filter((name) => name.startsWith('worker-'));
  const [main = 0, ...others] = await Promise.all(['main', ...workers].map(ask));
  return { main, database: Math.max(0, ...others) };
}
