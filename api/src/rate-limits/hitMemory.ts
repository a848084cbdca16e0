import type { Hits } from '../runtime/processMessages.ts';
import type { Count } from './rateLimits.ts';

/** Hits counted in memory. */
export interface HitMemory {
  readonly count: (key: string, now: Date) => Count;
  /** Adds hits that were counted elsewhere. */
  readonly add: (hits: Hits, now: Date) => void;
}

/** Counts hits by key in fixed windows shared by all keys; counts are dropped at the end of a window. */
export function createHitMemory(windowMs: number): HitMemory {
  const hits = new Map<string, number>();
  let resetsAt = new Date(0);
  const increase = (key: string, by: number, now: Date): number => {
    if (now >= resetsAt) {
      hits.clear();
      resetsAt = new Date(now.getTime() + windowMs);
    }
    const counted = (hits.get(key) ?? 0) + by;
    hits.set(key, counted);
    return counted;
  };
  return {
    count: (key, now) => ({ hits: increase(key, 1, now), resetsAt }),
    add: (others, now) => {
      for (const [key, count] of others) increase(key, count, now);
    },
  };
}
