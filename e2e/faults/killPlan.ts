import type { Random } from '../harness/random.ts';

/** Named kill points (FAIL_AT) by phase. */
const PLACING = [
  'key-taken',
  'key-committed',
  'order-written',
  'order-lines-copied',
  'order-money-moved',
  'order-queued',
] as const;
/** Passed by orders alone whose lines are written in parts. */
const WRITING = ['order-slice-written', 'order-slice-committed'] as const;
const LINES_WRITTEN_AT_ONCE = 500;
const ISSUING = [
  'issue-answered',
  'issue-rewards-written',
  'issue-mails-queued',
  'issue-lines-settled',
  'issue-committed',
] as const;
const MAILING = ['mail-claimed', 'mail-answered', 'mail-recorded'] as const;
const LINES_ISSUED_AT_ONCE = 100;
const LINES_MAILED_AT_ONCE = 50;

/** Time of a kill: at a named kill point (FAIL_AT), or after a fraction (0 to 1) of an order's duration. */
export interface KillPlan {
  readonly lineCount: number;
  readonly where: { readonly failAt: string } | { readonly share: number };
}

/** Half at a step, half uniformly in time; sizes log-uniform. */
export function planKill(random: Random, mostLines: number): KillPlan {
  const lineCount = random.logUniform(1, mostLines);
  if (random.chance(0.5)) return { lineCount, where: { share: random.next() } };
  const passes = (atOnce: number): number => random.integer(1, Math.ceil(lineCount / atOnce));
  const isInParts = lineCount > LINES_WRITTEN_AT_ONCE;
  const step = random.pick([...PLACING, ...(isInParts ? WRITING : []), ...ISSUING, ...MAILING]);
  const isOneOf = (steps: readonly string[]): boolean => steps.includes(step);
  if (isOneOf(PLACING)) return { lineCount, where: { failAt: step } };
  const atOnce = isOneOf(WRITING)
    ? LINES_WRITTEN_AT_ONCE
    : isOneOf(ISSUING)
      ? LINES_ISSUED_AT_ONCE
      : LINES_MAILED_AT_ONCE;
  const pass = passes(atOnce);
  return { lineCount, where: { failAt: `${step}:${pass}` } };
}
