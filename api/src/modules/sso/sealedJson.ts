import { open, seal } from '../../crypto/seal.ts';

/** Keeps a value sealed; what is opened is what was sealed under the same type. */
export interface SealedJson<T> {
  seal(value: T): string;
  open(sealed: string): T;
}

export const createSealedJson = <T>(key: Buffer): SealedJson<T> => ({
  seal: (value) => seal(key, JSON.stringify(value)),
  // Only `seal` has the key.
  open: (sealed) => JSON.parse(open(key, sealed)) as T,
});
