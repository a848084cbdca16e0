import { workerData } from 'node:worker_threads';

const LOOK_MS = 500;

// The thread that works is busy when this matters. Where the system names no other parent for an orphan, nothing happens.
setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
