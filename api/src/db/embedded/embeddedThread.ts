import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { embedHere } from './EmbeddedDatabase.ts';

/** Worker of `embedInThread`: answers arrays of messages in order, and closes on null. */
const database = embedHere(await openFolder(String(workerData)));
if (parentPort === null) throw new Error('This is a thread of another program');
const port = parentPort;
port.on('message', (messages: Uint8Array | null) => {
  if (messages === null) void database.close().then(() => port.close());
  else void respond(messages);
});
port.postMessage(new Uint8Array());

/** A failure ends the thread: the database's state is undefined afterwards. */
async function respond(messages: Uint8Array): Promise<void> {
  const bytes = await database.exec(messages);
  port.postMessage(bytes);
}

/** A first start that is killed half way must leave nothing that breaks the next one. */
async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) {
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(path.dirname(folder), { recursive: true });
    await (await PGlite.create(draft)).close();
    renameSync(draft, folder);
  }
  return PGlite.create(folder);
}
