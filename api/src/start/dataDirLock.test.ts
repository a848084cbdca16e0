import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
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

const NEVER_WAITS = 'console.log(process.env.CHILD); setInterval(() => 0, 1000)';

// Elsewhere nothing tells a killed process from a running one.
if (process.platform === 'linux')
  it('takes over the lock of a killed program whose parent has not collected it yet', async () => {
    // The shell becomes a program that never waits for the child that the shell started.
    const parent = spawn('sh', ['-c', 'sleep 60 & CHILD=$! exec "$0" -e "$1"', process.execPath, NEVER_WAITS]);
    const child = Number(await text(parent.stdout.take(1)));
    try {
      holdBy(child, null);
      expect(() => lockDataDir(dir)).toThrow(`process ${child}`);
      process.kill(child, 'SIGKILL');
      while (!readFileSync(`/proc/${child}/stat`, 'utf8').includes(') Z ')) await setTimeout(5);
      lockDataDir(dir).release();
    } finally {
      const ended = once(parent, 'exit');
      parent.kill('SIGKILL');
      await ended;
    }
  });
