import { systemClock } from '../runtime/clock.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { readEnv } from '../env/env.ts';
import { silentLog } from '../logs/Log.ts';
import { checkIssuedCards } from '../modules/rewards/index.ts';
import { openRewardSystem } from '../providers/rewards/openRewardSystem.ts';
import { lockDataDir } from '../start/dataDirLock.ts';
import { migrateDatabase } from '../start/migrateDatabase.ts';
import { runOrExit } from '../start/runOrExit.ts';

/**
 * `npm run provider:check`: compares each reward with its card at the issuer, but for those whose action waits for its answer. The
 * embedded database must not be in use.
 */
await runOrExit(async () => {
  const env = readEnv();
  const lock = env.databaseUrl === null ? lockDataDir(env.dataDir) : null;
  const database = await openDatabase(env, migrateDatabase);
  const rewards = await openRewardSystem(env);
  try {
    const { cards, problems, inFlight } = await checkIssuedCards({
      db: database.db,
      clock: systemClock,
      log: silentLog,
      ...rewards,
    });
    for (const problem of problems) process.stdout.write(`BROKEN ${problem}\n`);
    for (const action of inFlight) process.stdout.write(`IN FLIGHT ${action}\n`);
    process.stdout.write(
      `${cards} cards, ${problems.length} that differ from their rewards, ${inFlight.length} in flight.\n`,
    );
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    await rewards.close();
    await database.close();
    lock?.release();
  }
});
