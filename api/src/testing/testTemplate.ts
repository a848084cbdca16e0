import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { codeOf } from '../errors/codeOf.ts';

const RUN = 'PORTAL_TEST_RUN';
const FOLDER = 'PORTAL_TEST_FOLDER';
const OF_RUN = /^portal(?:-test-|_test_|_template_)([a-z0-9]+)_(\d+)(?:_\d+)*$/;

/** This machine in the name of a database: two that share a server know their own. */
const MACHINE =
  hostname()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(-16) || 'x';

/** PostgreSQL to test on (`TEST_DATABASE_URL`), or null for PGlite. */
export const serverUrl = (): string | null => process.env['TEST_DATABASE_URL'] ?? null;

/** Names this run by the process that it ends with, and gives it a folder for all that is temporary; workers inherit both. */
export function beginRun(): void {
  process.env[RUN] ??= `${MACHINE}_${process.pid}`;
  process.env[FOLDER] ??= path.join(tmpdir(), `portal-test-${run()}`);
  for (const name of readdirSync(path.dirname(folder())).filter(isLeftOver))
    rmSync(path.join(path.dirname(folder()), name), { recursive: true, force: true });
  mkdirSync(folder(), { recursive: true });
  process.env['TMPDIR'] = folder();
}

/** Removes the folder. */
export const endRun = (): void => rmSync(folder(), { recursive: true, force: true });

const run = (): string => process.env[RUN] ?? '';
const folder = (): string => process.env[FOLDER] ?? '';

/** Dump of a migrated PGlite. */
export const templateFile = (): string => path.join(folder(), 'template.tar');

/** Migrated database on PostgreSQL. */
export const templateName = (): string => `portal_template_${run()}`;

/** A database of one test file; no other thread of the run has its number, and in this one time moves on. */
export const databaseName = (): string => `portal_test_${run()}_${threadId}_${process.hrtime.bigint()}`;

/** Tells whether a folder or database is of this run. */
export const isOfThisRun = (name: string): boolean => OF_RUN.exec(name)?.slice(1).join('_') === run();

/** Tells whether it was left by a run of this machine whose process is gone: a killed run removes nothing. */
export function isLeftOver(name: string): boolean {
  const [, machine, pid] = OF_RUN.exec(name) ?? [];
  return machine === MACHINE && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but is there.
    return codeOf(error) === 'EPERM';
  }
}
