import { readFileSync } from 'node:fs';

const LOOK_MS = 500;

// A worker whose run was killed ends with it, and so do the servers that its test has started. (To listen for
// 'disconnect' would keep a worker from ending by itself.)
if (process.send) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid === parent) return;
    for (const child of childrenOf(process.pid)) process.kill(child, 'SIGKILL');
    process.exit(1);
  }, LOOK_MS).unref();
}

/** Empty where the system does not tell. */
function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
