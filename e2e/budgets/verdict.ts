/** One row of the result: measured value and limit. */
export interface Verdict {
  readonly budget: string;
  readonly what: string;
  readonly figure: string;
  /** Reference of the comparison; empty for none. */
  readonly floor: string;
  readonly ratio: string;
  readonly limit: string;
  readonly isOk: boolean;
  /** Aimed at and not reached yet: what is missed is told, and fails nothing. */
  readonly isGoal: boolean;
}

/** Verdict on an absolute value; `floor` is only reported, as an indication of the machine's speed. */
export const absolute = (
  budget: string,
  what: string,
  value: number,
  limit: number,
  show: (value: number) => string,
  floor?: number,
): Verdict => ({
  budget,
  what,
  figure: show(value),
  floor: floor === undefined ? '' : show(floor),
  ratio: '',
  limit: show(limit),
  isOk: value <= limit,
  isGoal: false,
});

/** Verdict on a ratio to a reference. */
export const relative = (
  budget: string,
  what: string,
  [value, floor]: readonly [number, number],
  limit: number,
  show: (value: number) => string,
): Verdict => ({
  budget,
  what,
  figure: show(value),
  floor: show(floor),
  ratio: `${(value / floor).toFixed(2)} x`,
  limit: `${limit.toFixed(2)} x`,
  isOk: value / floor <= limit,
  isGoal: false,
});

export const asGoal = (verdict: Verdict): Verdict => ({ ...verdict, isGoal: true });

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
export const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(2)} MB`;

/** Median of several runs. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error('The middle of nothing');
  return (low + high) / 2;
}

/** Prints the table. Returns whether all budgets are met, goals aside. */
export function printVerdicts(verdicts: readonly Verdict[]): boolean {
  const rows = [
    ['budget', 'what', 'figure', 'floor', 'ratio', 'limit', ''],
    ...verdicts.map(({ budget, what, figure, floor, ratio, limit, isOk, isGoal }) => [
      budget,
      what,
      figure,
      floor,
      ratio,
      limit,
      isOk ? 'ok' : isGoal ? 'behind its goal' : 'MISSED',
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  return verdicts.every(({ isOk, isGoal }) => isOk || isGoal);
}
