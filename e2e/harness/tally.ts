import { appendFileSync } from 'node:fs';

/** Counts something that a run has a budget for (`.ci/budget.json`), where a run asks for it by `TALLY_FILE`. */
export function tally(what: 'server starts'): void {
  const file = process.env['TALLY_FILE'];
  if (file !== undefined) appendFileSync(file, `${what}\n`);
}
