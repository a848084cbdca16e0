import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The letters of shipments, by the shipment's key. */
export interface LetterStore {
  read(key: string): Uint8Array | null;
  has(key: string): boolean;
  write(key: string, letter: Uint8Array): void;
}

/** Opens a folder of letters; null keeps them in memory. */
export function openLetters(folder: string | null): LetterStore {
  const held = new Map<string, Uint8Array>();
  if (folder === null)
    return {
      read: (key) => held.get(key) ?? null,
      has: (key) => held.has(key),
      write: (key, letter) => void held.set(key, letter),
    };
  mkdirSync(folder, { recursive: true });
  // Keys are the portal's, and no names of files.
  const fileOf = (key: string): string => path.join(folder, `${createHash('sha256').update(key).digest('hex')}.pdf`);
  return {
    read: (key) => (existsSync(fileOf(key)) ? readFileSync(fileOf(key)) : null),
    has: (key) => existsSync(fileOf(key)),
    write: (key, letter) => {
      const file = fileOf(key);
      writeFileSync(`${file}.new`, letter, { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}
