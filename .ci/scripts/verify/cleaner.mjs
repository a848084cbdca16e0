// Tidies up after a run, however it ended: `verify.mjs` holds its standard input, which ends with that process. Lines that come
// in before name what there is: `group PID` of a process group, `folder PATH`, `command LINE`.
import { execSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

const GRACE_MS = 5_000;
const groups = new Set();
const folders = [];
const commands = [];

const handlers = {
  group: (pid) => groups.add(Number(pid)),
  ended: (pid) => groups.delete(Number(pid)),
  folder: (path) => folders.push(path),
  command: (line) => commands.push(line),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [what, ...rest] = line.split(' ');
  handlers[what](rest.join(' '));
}

/** Signals every process of a group. Returns whether there was one. */
function signal(group, name) {
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
}

if ([...groups].filter((group) => signal(group, 'SIGTERM')).length > 0) {
  await new Promise((resolve) => setTimeout(resolve, GRACE_MS));
  for (const group of groups) signal(group, 'SIGKILL');
}
for (const line of commands) execSync(line, { stdio: 'ignore' });
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
