import type { Count } from './rateLimits.ts';

/** Counts hits by key in fixed windows shared by all keys; counts are dropped at the end of a window. */
export function createHitMemory(windowMs: number): { count(key: string, now: Date): Count } {
  const hits = new Map<string, number>();
  let resetsAt = new Date(0);
  return {
    count: (key, now) => {
      if (now >= resetsAt) {
        hits.clear();
        resetsAt = new Date(now.getTime() + windowMs);
      }
      const counted = (hits.get(key) ?? 0) + 1;
      hits.set(key, counted);
      return { hits: counted, resetsAt };
    },
  };
}
