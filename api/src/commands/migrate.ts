import { lockDataDir } from '../start/dataDirLock.ts';
import { readDataLocation } from '../env/env.ts';
import { migrateDatabase } from '../start/migrateDatabase.ts';
import { runOrExit } from '../start/runOrExit.ts';
import { openDatabase } from '../db/openDatabase.ts';

/** `npm run db:migrate`: migrates the configured database and exits. */
await runOrExit(async () => {
  const location = readDataLocation();
  const lock = location.databaseUrl === null ? lockDataDir(location.dataDir) : null;
  try {
    const database = await openDatabase(location, migrateDatabase);
    await database.close();
    process.stdout.write('The database is up to date.\n');
  } finally {
    lock?.release();
  }
});
