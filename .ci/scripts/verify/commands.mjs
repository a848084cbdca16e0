import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { root } from '../sources.mjs';

const cleaner = spawn(process.execPath, [join(import.meta.dirname, 'cleaner.mjs')], {
  cwd: root,
  detached: true,
  stdio: ['pipe', 'ignore', 'inherit'],
});

/** Tells the cleaner of a `folder` to remove, or of a `command` to run, once this process is gone. */
export const leave = (what, value) => void cleaner.stdin.write(`${what} ${value}\n`);

/** Ends what was started and removes what was left; resolves when nothing of it is there. */
export async function tidyUp() {
  cleaner.stdin.end();
  if (cleaner.exitCode === null) await once(cleaner, 'exit');
}

/** Runs a command of the shell in a process group of its own, with more environment. Returns its code; `log` takes its output. */
export async function run(command, { env = {}, log } = {}) {
  const child = spawn('bash', ['-c', command], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
    stdio: log === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  leave('group', child.pid);
  if (log !== undefined) {
    const file = createWriteStream(log);
    child.stdout.pipe(file, { end: false });
    child.stderr.pipe(file, { end: false });
  }
  const [code] = await once(child, 'close');
  leave('ended', child.pid);
  return code ?? 1;
}

/** Runs a command and returns what it prints. Raises when it fails. */
export async function read(command) {
  const child = spawn('bash', ['-c', command], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  return text.trim();
}
