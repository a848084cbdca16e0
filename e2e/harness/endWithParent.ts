import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server by `--import`: ends it in good order when the program that started it is gone, in whatever way. Its
 * standard input is a pipe of that program, which writes nothing.
 */
if (isMainThread) {
  process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.resume();
  process.stdin.unref();
}
