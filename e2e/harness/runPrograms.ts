import { spawnSync } from 'node:child_process';
import { REPOSITORY } from './startServer.ts';

/**
 * Runs programs of a folder in sequence with their options and the seed, and prints each result. Exits with 1 when one
 * of them found a violation, and prints the command that repeats it.
 */
export function runPrograms(folder: string, programs: readonly (readonly string[])[], seed: number): void {
  const failed = programs
    .map(([program = '', ...options]) => [`e2e/${folder}/${program}`, ...options, '--seed', String(seed)])
    .filter((command) => {
      const begin = performance.now();
      const { status } = spawnSync(process.execPath, command, { cwd: REPOSITORY, stdio: 'inherit' });
      const seconds = Math.round((performance.now() - begin) / 1_000);
      console.log(`${command[0] ?? ''}: ${status === 0 ? 'good' : 'BROKEN'} after ${seconds} s\n`);
      return status !== 0;
    });
  for (const command of failed) console.error(`broken: node ${command.join(' ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
