/** One change of a store of remotes, a line of its `journal.jsonl`. */
export interface JournalLine {
  /** Serial of the registry that the change made. */
  readonly serial: number;
  /** Serial of the registry that it replaced; 0 for the first. */
  readonly before: number;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  readonly command: string;
  readonly what: string;
}

/**
 * The changes in a journal's text that led to the registry of `serial`, newest first; not those of commands that were cut off
 * before they had written theirs.
 */
export function changesLeadingTo(serial: number, journal: string): JournalLine[] {
  const lines = new Map(
    journal
      .split('\n')
      .flatMap(parsed)
      .map((line) => [line.serial, line]),
  );
  const changes: JournalLine[] = [];
  for (let line = lines.get(serial); line !== undefined; line = lines.get(line.before)) {
    changes.push(line);
    if (line.before >= line.serial) break;
  }
  return changes;
}

function parsed(text: string): JournalLine[] {
  try {
    const line: unknown = JSON.parse(text);
    return isLine(line) ? [line] : [];
  } catch {
    // The last line of a command that was cut off.
    return [];
  }
}

const isLine = (value: unknown): value is JournalLine =>
  typeof value === 'object' &&
  value !== null &&
  ['serial', 'before'].every((name) => typeof Reflect.get(value, name) === 'number') &&
  ['at', 'by', 'command', 'what'].every((name) => typeof Reflect.get(value, name) === 'string');
