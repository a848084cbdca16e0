import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file of the held store in one step: readers, and whoever comes after a cut, find the old text or the new one
 * (rename(2)). Raises when the disk has no room: libraries that write with one call take a short write for a whole one.
 */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.part`;
  try {
    const handle = openSync(draft, 'w');
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
