import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataDir } from './dataDirLock.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'portal-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const holdBy = (pid: number, begun: string | null): void =>
  writeFileSync(path.join(dir, 'portal.lock'), JSON.stringify({ pid, begun }));

it('refuses a folder that a living process holds, and says which', async () => {
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  await once(holder, 'spawn');
  holdBy(holder.pid ?? 0, null);
  expect(() => lockDataDir(dir)).toThrow(`DATA_DIR ${dir} is in use by another Rewards Portal (process ${holder.pid})`);
  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
  lockDataDir(dir).release();
});

it('takes over the lock of a program that is gone, also when its number was given to another since', () => {
  holdBy(process.ppid, 'long ago');
  lockDataDir(dir).release();
  writeFileSync(path.join(dir, 'portal.lock'), 'half writ');
  const lock = lockDataDir(dir);
  lock.release();
  lockDataDir(dir).release();
});
