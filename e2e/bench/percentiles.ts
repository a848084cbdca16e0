/** Milliseconds of repeated calls. */
export interface Latency {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** Median and 99th percentile of `times` (ms). Raises on an empty list. */
export function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((first, second) => first - second);
  const at = (share: number): number => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    if (value === undefined) throw new Error('Nothing was measured');
    return value;
  };
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}

/** How long `work` takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
