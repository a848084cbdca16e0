import { setTimeout as pause } from 'node:timers/promises';

interface Patience {
  readonly withinMs: number;
  readonly everyMs?: number;
}

/** Polls until the result is neither null nor false, and returns it. Raises after `withinMs`. */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T | null | false> | T | null | false,
  { withinMs, everyMs = 20 }: Patience,
): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    const response = await ask();
    if (response !== null && response !== false) return response;
    if (performance.now() >= end) throw new Error(`Waited ${withinMs} ms in vain: ${what}`);
    await pause(everyMs);
  }
}
