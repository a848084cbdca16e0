import { openDatabase } from '../db/openDatabase.ts';
import { readEnv } from '../env/env.ts';
import { lockDataDir } from '../start/dataDirLock.ts';
import { readCommand } from './embedderKeysCommand.ts';
import { migrateDatabase } from '../start/migrateDatabase.ts';
import { runOrExit } from '../start/runOrExit.ts';

/** `npm run embedder:keys`: whose back ends may sign users in (docs/EMBEDDING.md). The embedded database must not be in use. */
await runOrExit(async () => {
  const run = readCommand(process.argv.slice(2));
  const env = readEnv();
  const lock = env.databaseUrl === null ? lockDataDir(env.dataDir) : null;
  const database = await openDatabase(env, migrateDatabase);
  try {
    process.stdout.write(`${await run(database.db)}\n`);
  } finally {
    await database.close();
    lock?.release();
  }
});
