import type { JournalLine } from './storeJournal.ts';

export interface ActivationPath {
  /** Versions that led to the active one, oldest first, without it. */
  readonly before: readonly string[];
  /** Versions that a rollback left, and nobody has activated since. */
  readonly bad: readonly string[];
}

const SWITCHES = ['activate', 'rollback'];

/**
 * Reads from the changes of a store, newest first, how the active version came to be so. A rollback takes back the steps after
 * the version to which it leads, and marks the one that it leaves.
 */
export function readActivationPath(changes: readonly JournalLine[]): ActivationPath {
  let path: string[] = [];
  const bad = new Set<string>();
  for (const { command, what } of changes.toReversed()) {
    const [, left, reached] = /^(\S+) -> (\S+)$/.exec(what) ?? [];
    if (!SWITCHES.includes(command) || left === undefined || reached === undefined) continue;
    if (path.at(-1) !== left) path.push(left);
    if (command === 'rollback') {
      bad.add(left);
      path = path.slice(0, path.slice(0, -1).lastIndexOf(reached) + 1);
    }
    if (path.at(-1) !== reached) path.push(reached);
    if (command === 'activate') bad.delete(reached);
  }
  return { before: path.slice(0, -1), bad: [...bad] };
}
