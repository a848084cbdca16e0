import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { isMainThread, threadId } from 'node:worker_threads';

/**
 * Loaded into a server by `--import`: reports on a socket the longest event loop block since the last reading, with a
 * separate socket for each worker thread. Only the thread's own CPU time counts, so that other load on the machine does
 * not.
 */
const folder = process.env['LOOP_PROBE'];
const BEAT_MS = 1;

if (folder !== undefined) {
  let longest = 0;
  let last = process.threadCpuUsage();
  const beat = (): void => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - last.user - last.system);
    last = now;
  };
  setInterval(beat, BEAT_MS).unref();
  const socket = `${folder}/${isMainThread ? 'main' : `worker-${threadId}`}`;
  rmSync(socket, { force: true });
  createServer((connection) => {
    beat();
    connection.end(String(longest / 1_000));
    connection.on('error', () => undefined);
    longest = 0;
  })
    .listen(socket)
    .unref();
}
