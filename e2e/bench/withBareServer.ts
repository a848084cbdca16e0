import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../harness/freePort.ts';
import { waitUntil } from '../harness/waitUntil.ts';

/** Runs a bare Fastify (bareServer.ts) on a database for the duration of `work`. */
export async function withBareServer<T>(databaseUrl: string, work: (origin: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bareServer.ts'), String(port), databaseUrl], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    const isUp = () =>
      fetch(`${origin}/`).then(
        () => true,
        () => false,
      );
    await waitUntil('the bare server answers', isUp, { withinMs: 20_000 });
    return await work(origin);
  } finally {
    child.kill('SIGTERM');
  }
}
