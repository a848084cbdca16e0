import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../../harness/startServer.ts';
import { readFixture } from '../federationFixture.ts';

const { portal, hostFolder, storeFolder } = readFixture();
const run = promisify(execFile);

/** Words of `npm run remote -- …` for a store and a host's folder, after `node`. */
export const argumentsOf = (words: readonly string[], store = storeFolder, host = hostFolder): string[] => [
  path.join(REPOSITORY, 'host/ops/remote.ts'),
  ...['--store', store, '--host', host, '--api', portal],
  ...words,
];

/** `npm run remote -- …` on the store of this run. */
export const remote = async (...words: string[]): Promise<string> =>
  (await run(process.execPath, argumentsOf(words))).stdout.trim();
