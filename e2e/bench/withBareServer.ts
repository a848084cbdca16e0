import path from 'node:path';
import { startProgram } from '../harness/startProgram.ts';

/** Runs a bare Fastify (bareServer.ts) on a database for the duration of `work`. */
export async function withBareServer<T>(databaseUrl: string, work: (origin: string) => Promise<T>): Promise<T> {
  const script = path.join(import.meta.dirname, 'bareServer.ts');
  const { program, ready: origin } = await startProgram(script, {}, /^(http:\S+)$/m, undefined, [databaseUrl]);
  try {
    return await work(origin);
  } finally {
    await program.stop();
  }
}
