/** A random choice; `next` yields numbers from 0 (inclusive) to 1. */
export function pick<T>(choices: readonly T[], next: () => number): T {
  const choice = choices[Math.floor(next() * choices.length)];
  if (choice === undefined) throw new RangeError('Nothing to pick from');
  return choice;
}
