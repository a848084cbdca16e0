import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { REPOSITORY, type ServerLocation } from './startServer.ts';

const run = promisify(execFile);

/** Runs a checking program on the data of a server. Raises with its output when it finds a violation. */
export async function runChecker(
  { dataDir, databaseUrl }: ServerLocation,
  program: string,
  ...words: string[]
): Promise<void> {
  // A DATABASE_URL of this shell would name another database.
  const env = { ...process.env, DATABASE_MIGRATION_URL: '', DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir };
  try {
    await run(process.execPath, [program, ...words], { cwd: REPOSITORY, env });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`${program} found a violation:\n${output}${String(error)}`, { cause: error });
  }
}
