import type { Faults } from './faults.ts';
import type { Store } from './records.ts';
import type { SandboxClock } from './sandboxClock.ts';
import type { SandboxConfig } from './SandboxConfig.ts';

/** The things that every part of the sandbox works on. */
export interface SandboxContext {
  readonly config: SandboxConfig;
  readonly store: Store;
  readonly clock: SandboxClock;
  readonly faults: Faults;
  /** Aborted when the sandbox ends. */
  readonly ended: AbortSignal;
}
