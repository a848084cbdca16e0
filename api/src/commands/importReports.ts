import { openDatabase } from '../db/openDatabase.ts';
import { readEnv } from '../env/env.ts';
import { lockDataDir } from '../start/dataDirLock.ts';
import { migrateDatabase } from '../start/migrateDatabase.ts';
import { runOrExit } from '../start/runOrExit.ts';
import { readImportCommand } from './importReportsCommand.ts';

/** `npm run reports:import`: reports that the portal before this one made (docs/OPERATIONS.md). The embedded database must not be in use. */
await runOrExit(async () => {
  const run = readImportCommand(process.argv.slice(2));
  const env = readEnv();
  const lock = env.databaseUrl === null ? lockDataDir(env.dataDir) : null;
  const database = await openDatabase(env, migrateDatabase);
  try {
    const { printed, isWhole } = await run(database.db);
    process.stdout.write(`${printed}\n`);
    if (!isWhole) process.exitCode = 1;
  } finally {
    await database.close();
    lock?.release();
  }
});
