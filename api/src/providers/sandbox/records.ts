import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Records<T> {
  get(id: string): T | undefined;
  put(id: string, record: T): void;
  remove(id: string): void;
  /** In the order of their first `put`. */
  list(): readonly T[];
}

/** The state of a sandbox: collections of records that survive a crash. */
export interface RecordStore {
  collect: <T>(collection: string) => Records<T>;
  /** Keeps all that `work` changes, or after a crash none of it. */
  together: <Result>(work: () => Result) => Result;
}

type Entry = readonly [collection: string, id: string, record: unknown];

/** Opens the state: each change is one appended line, and an answered request is kept before it is answered. Null: in memory. */
export function openRecords(file: string | null): RecordStore {
  const kept = new Map<string, Map<string, unknown>>();
  for (const [collection, id, record] of file === null ? [] : readJournal(file)) {
    const records = kept.get(collection) ?? new Map<string, unknown>();
    if (record === null) records.delete(id);
    else records.set(id, record);
    kept.set(collection, records);
  }
  if (file !== null) compact(file, kept);
  let held: Entry[] | null = null;
  const keep = (line: unknown): void => {
    if (file !== null) appendFileSync(file, `${JSON.stringify(line)}\n`);
  };
  const append = (entry: Entry): void => {
    if (held === null) keep(entry);
    else held.push(entry);
  };
  return {
    collect: <T>(collection: string): Records<T> => {
      // The journal holds what this function's other half has written.
      const records = (kept.get(collection) ?? new Map()) as Map<string, T>;
      return {
        get: (id) => records.get(id),
        put: (id, record) => {
          records.set(id, record);
          append([collection, id, record]);
        },
        remove: (id) => {
          if (records.delete(id)) append([collection, id, null]);
        },
        list: () => [...records.values()],
      };
    },
    together: (work) => {
      const entries: Entry[] = [];
      held = entries;
      try {
        return work();
      } finally {
        held = null;
        if (entries.length > 0) keep(entries);
      }
    },
  };
}

/** A line holds one entry, or several that belong together; one that a crash has cut off is left out. */
function readJournal(file: string): readonly Entry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        const parsed = JSON.parse(line) as Entry | readonly Entry[];
        return isEntry(parsed) ? [parsed] : parsed;
      } catch {
        return [];
      }
    });
}

const isEntry = (line: Entry | readonly Entry[]): line is Entry => typeof line[0] === 'string';

function compact(file: string, kept: ReadonlyMap<string, ReadonlyMap<string, unknown>>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = [...kept].flatMap(([collection, records]) =>
    [...records].map(([id, record]) => `${JSON.stringify([collection, id, record])}\n`),
  );
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
