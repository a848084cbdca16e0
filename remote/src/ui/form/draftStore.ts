import { SETTINGS } from '@portal/shared/domain/settings';
import { createContext, useContext } from 'react';
import type { SafeStorage } from '../../browser/safeStorage.ts';

/** Values of unfinished forms. Never holds a field that the form marks sensitive. */
export interface DraftStore {
  /** Names the person whose drafts these are now; another one when somebody else has signed in on the page. */
  owner(): string;
  load(key: string): Readonly<Record<string, unknown>> | null;
  /** True when the values are stored: false without storage, and for too many of them. */
  save(key: string, values: Readonly<Record<string, unknown>>): boolean;
  remove(key: string): void;
  /** Every draft, for `suspend`. */
  all(): Readonly<Record<string, unknown>>;
  /** Restores the drafts of another mount. */
  restore(drafts: Readonly<Record<string, unknown>>): void;
  /** Deletes every draft of this user (sign-out). */
  clear(): void;
  /** While something stands in place of forms, such as a failure, those that go keep their drafts. Returns its end. */
  hold(): () => void;
  isHeld(): boolean;
  /** Registers a form with a pending write; `all` flushes it first. Returns the function that unregisters it. */
  onCollect(write: () => void): () => void;
}

interface StoredDraft {
  readonly at: number;
  readonly values: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string | null): StoredDraft | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isRecord(stored) && typeof stored['at'] === 'number' && isRecord(stored['values'])
      ? { at: stored['at'], values: stored['values'] }
      : null;
  } catch {
    return null;
  }
}

/** Drafts in browser storage under one prefix per user; expired or oversized ones are dropped. */
export function createDraftStore(storage: SafeStorage, prefix: () => string, now: () => number = Date.now): DraftStore {
  const writers = new Set<() => void>();
  let holds = 0;
  const keys = () => storage.keys().filter((key) => key.startsWith(prefix()));
  const load = (key: string) => {
    const kept = parse(storage.get(prefix() + key));
    return kept && now() - kept.at < SETTINGS.draft.keptMs ? kept.values : null;
  };
  const save = (key: string, values: Readonly<Record<string, unknown>>) => {
    const text = JSON.stringify({ at: now(), values } satisfies StoredDraft);
    if (text.length > SETTINGS.draft.maxBytes) return false;
    storage.set(prefix() + key, text);
    return storage.get(prefix() + key) === text;
  };
  return {
    owner: prefix,
    load,
    save,
    remove: (key) => storage.remove(prefix() + key),
    all: () => {
      writers.forEach((write) => write());
      const names = keys().map((key) => key.slice(prefix().length));
      return Object.fromEntries(names.map((name) => [name, load(name)]));
    },
    restore: (drafts) => {
      for (const [key, values] of Object.entries(drafts)) if (isRecord(values)) save(key, values);
    },
    clear: () => keys().forEach((key) => storage.remove(key)),
    hold: () => {
      holds += 1;
      return () => {
        holds -= 1;
      };
    },
    isHeld: () => holds > 0,
    onCollect: (write) => {
      writers.add(write);
      return () => writers.delete(write);
    },
  };
}

/** In-memory drafts, for tests and before sign-in. */
export function createMemoryDraftStore(): DraftStore {
  const texts = new Map<string, string>();
  return createDraftStore(
    {
      get: (key) => texts.get(key) ?? null,
      set: (key, value) => void texts.set(key, value),
      remove: (key) => void texts.delete(key),
      keys: () => [...texts.keys()],
    },
    () => '',
  );
}

export const DraftStoreContext = createContext<DraftStore>(createMemoryDraftStore());

export const useDraftStore = (): DraftStore => useContext(DraftStoreContext);
