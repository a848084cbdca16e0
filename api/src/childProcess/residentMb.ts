import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process; 0 where the system does not tell, or the process has ended. */
export function residentMb(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
