export type StorageKind = 'local' | 'session';

/** Browser storage that may be blocked or full: reads then give null and writes are forgotten (N12). */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** Storage of the browser behind try, because access itself may throw. */
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
