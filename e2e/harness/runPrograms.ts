import { spawnSync } from 'node:child_process';
import { REPOSITORY } from './startServer.ts';

/** Characters of a program's errors that are said again at the end. */
const REASON_KEPT = 2_000;

/**
 * Runs programs of a folder in sequence with their options and the seed, and prints each result. Exits with 1 when one
 * of them found a violation, and prints the command that repeats it, with what it said.
 */
export function runPrograms(folder: string, programs: readonly (readonly string[])[], seed: number): void {
  const failed = programs
    .map(([program = '', ...options]) => [`e2e/${folder}/${program}`, ...options, '--seed', String(seed)])
    .flatMap((command) => {
      const begin = performance.now();
      const { status, stderr } = spawnSync(process.execPath, command, {
        cwd: REPOSITORY,
        stdio: ['inherit', 'inherit', 'pipe'],
        encoding: 'utf8',
      });
      const seconds = Math.round((performance.now() - begin) / 1_000);
      console.log(`${command[0] ?? ''}: ${status === 0 ? 'good' : 'BROKEN'} after ${seconds} s\n`);
      return status === 0 ? [] : [`broken: node ${command.join(' ')}\n${stderr.slice(-REASON_KEPT)}`];
    });
  for (const reason of failed) console.error(reason);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
