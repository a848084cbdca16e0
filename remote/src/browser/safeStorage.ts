export type StorageKind = 'local' | 'session';

/** Browser storage that may be blocked or full: reads then return null and writes are dropped. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** Accessing the storage property itself may throw. */
export function safeStorage(kind: StorageKind): SafeStorage {
  const tryIt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(kind === 'local' ? window.localStorage : window.sessionStorage);
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => tryIt((storage) => storage.getItem(key), null),
    set: (key, value) => tryIt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => tryIt((storage) => storage.removeItem(key), undefined),
    keys: () => tryIt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []),
  };
}
