import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { REPOSITORY, type Place } from './startServer.ts';

const run = promisify(execFile);

/**
 * Runs the ledger checker (`settled`: the queues must be empty, too). Raises with its output when an invariant is
 * violated.
 */
export async function checkLedger({ dataDir, databaseUrl }: Place, settled: boolean): Promise<void> {
  // A DATABASE_URL of this shell would name another database.
  const env = { ...process.env, DATABASE_MIGRATION_URL: '', DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir };
  const args = ['e2e/ledger/check.ts', ...(settled ? ['--settled'] : [])];
  try {
    await run(process.execPath, args, { cwd: REPOSITORY, env });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`The books are broken:\n${output}${String(error)}`, { cause: error });
  }
}
