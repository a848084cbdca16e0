import type { Clock } from '../runtime/clock.ts';
import { hearSupervisor, isOneOfMany, tellSupervisor } from '../runtime/processRole.ts';
import type { HitMemory } from './hitMemory.ts';

const EVERY_MS = 1_000;

/** Counts hits together with the other processes of this server, which tell each other each second what they have counted. */
export interface SharedHits {
  readonly count: HitMemory['count'];
  readonly stop: () => void;
}

/** Shares a memory of hits with the other processes, where there are any. */
export function shareHits(memory: HitMemory, clock: Clock): SharedHits {
  if (!isOneOfMany()) return { count: memory.count, stop: () => undefined };
  const untold = new Map<string, number>();
  const timer = setInterval(() => {
    if (untold.size > 0) tellSupervisor({ kind: 'hits', hits: [...untold] });
    untold.clear();
  }, EVERY_MS).unref();
  const stopHearing = hearSupervisor((message) => {
    if (message.kind === 'hits') memory.add(message.hits, clock.now());
  });
  return {
    count: (key, now) => {
      untold.set(key, (untold.get(key) ?? 0) + 1);
      return memory.count(key, now);
    },
    stop: () => {
      clearInterval(timer);
      stopHearing();
    },
  };
}
