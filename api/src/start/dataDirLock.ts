import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { number, object, string } from 'yup';
import { codeOf } from '../errors/codeOf.ts';
import { reasonOf } from '../errors/reasonOf.ts';
import { StartFailure } from '../errors/StartFailure.ts';

const ownerSchema = object({ pid: number().integer().required(), begun: string().nullable().defined() });

/** Held while this process owns a data folder. */
export interface DataDirLock {
  release(): void;
}

/**
 * Takes `dataDir` for this process: two processes on one embedded database would destroy it. The lock of a process that
 * is gone is taken over. Raises StartFailure when another process holds it or the folder cannot be written.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const file = path.join(dataDir, 'portal.lock');
  try {
    mkdirSync(dataDir, { recursive: true });
    while (!tryTake(file)) {
      const holder = livingHolder(file);
      if (holder !== null)
        throw new StartFailure(`DATA_DIR ${dataDir} is in use by another Rewards Portal (process ${holder})`);
      rmSync(file, { force: true });
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`DATA_DIR ${dataDir} cannot be written: ${reasonOf(error)}`, error);
  }
  return { release: () => rmSync(file, { force: true }) };
}

/** Links a complete file into place, so that a lock is never seen half written. */
function tryTake(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, begun: begunAt(process.pid) }));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function livingHolder(file: string): number | null {
  const { pid, begun } = readHolder(file);
  if (pid === 0 || pid === process.pid || !isAlive(pid)) return null;
  const stat = readStat(pid);
  if (stat === null) return pid;
  // A zombie was killed and waits for its parent; another start time means that the process id has been reused.
  return stat.state === 'Z' || (begun !== null && stat.begun !== begun) ? null : pid;
}

function readHolder(file: string): { pid: number; begun: string | null } {
  try {
    return ownerSchema.validateSync(JSON.parse(readFileSync(file, 'utf8')), { strict: true });
  } catch {
    return { pid: 0, begun: null };
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function begunAt(pid: number): string | null {
  return readStat(pid)?.begun ?? null;
}

/** State and start time of a process on Linux (proc_pid_stat(5)); null elsewhere. */
function readStat(pid: number): { state: string; begun: string } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    const [state, begun] = [fields?.[0], fields?.[19]];
    return state === undefined || begun === undefined ? null : { state, begun };
  } catch {
    return null;
  }
}
