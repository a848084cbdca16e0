/** Summary of milliseconds: "p50 812, most 1430". */
export function spread(values: readonly number[]): string {
  if (values.length === 0) return 'none';
  const sorted = values.toSorted((a, b) => a - b);
  return `p50 ${sorted[Math.floor(sorted.length / 2)] ?? 0} ms, most ${sorted.at(-1) ?? 0} ms (${sorted.length})`;
}
