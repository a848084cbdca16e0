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
  /** Removes a draft that is set aside for another one: it has not ended, and nobody is told. */
  setAside(key: string): void;
  /** Says of drafts that the server has them as they are now: signing out loses nothing of them. */
  markKept(keys: readonly string[]): void;
  /** True when the server has all that there is of these drafts, or, without keys, of every draft. */
  areKept(keys?: readonly string[]): boolean;
  /** Registers a listener of drafts that are written or have ended. Returns the function that removes it. */
  onWrite(listener: (key: string) => void): () => void;
  /** Registers what sends drafts to the server; `send` calls it. Returns the function that removes it. */
  onSend(send: () => Promise<unknown>): () => void;
  /** Writes what forms hold and sends what can be sent; never rejects. */
  send(): Promise<unknown>;
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
  /** The server has it. */
  readonly kept: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string | null): StoredDraft | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isRecord(stored) && typeof stored['at'] === 'number' && isRecord(stored['values'])
      ? { at: stored['at'], values: stored['values'], kept: stored['kept'] === true }
      : null;
  } catch {
    return null;
  }
}

/** Drafts in browser storage under one prefix per user; expired or oversized ones are dropped. */
export function createDraftStore(storage: SafeStorage, prefix: () => string, now: () => number = Date.now): DraftStore {
  const writers = new Set<() => void>();
  const listeners = new Set<(key: string) => void>();
  const senders = new Set<() => Promise<unknown>>();
  const register = <T>(all: Set<T>, one: T) => {
    all.add(one);
    return () => void all.delete(one);
  };
  const flush = () => writers.forEach((write) => write());
  const tell = (key: string) => listeners.forEach((listener) => listener(key));
  let holds = 0;
  const keys = () => storage.keys().filter((key) => key.startsWith(prefix()));
  const read = (key: string): StoredDraft | null => {
    const stored = parse(storage.get(prefix() + key));
    return stored && now() - stored.at < SETTINGS.draft.keptMs ? stored : null;
  };
  const load = (key: string) => read(key)?.values ?? null;
  const write = (key: string, draft: StoredDraft): boolean => {
    const text = JSON.stringify(draft);
    if (text.length > SETTINGS.draft.maxBytes) return false;
    storage.set(prefix() + key, text);
    return storage.get(prefix() + key) === text;
  };
  const save = (key: string, values: Readonly<Record<string, unknown>>) => {
    const former = read(key);
    const isSame = former !== null && JSON.stringify(former.values) === JSON.stringify(values);
    const isWritten = write(key, { at: now(), values, kept: isSame && former.kept });
    if (!isSame) tell(key);
    return isWritten;
  };
  return {
    owner: prefix,
    load,
    save,
    remove: (key) => {
      storage.remove(prefix() + key);
      tell(key);
    },
    setAside: (key) => storage.remove(prefix() + key),
    markKept: (names) => {
      for (const key of names) {
        const draft = read(key);
        if (draft !== null) write(key, { ...draft, kept: true });
      }
    },
    areKept: (names = keys().map((key) => key.slice(prefix().length))) =>
      names.every((key) => read(key)?.kept !== false),
    onWrite: (listener) => register(listeners, listener),
    onSend: (send) => register(senders, send),
    send: () => {
      flush();
      return Promise.allSettled([...senders].map((send) => send()));
    },
    all: () => {
      flush();
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
    onCollect: (write) => register(writers, write),
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
