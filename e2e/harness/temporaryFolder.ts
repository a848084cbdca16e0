import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atProgramEnd } from './atProgramEnd.ts';

interface TemporaryFolder {
  readonly folder: string;
  readonly remove: () => void;
}

/** Creates a folder that is gone when it is removed or when this program ends. */
export function temporaryFolder(prefix: string): TemporaryFolder {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  const removeIt = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  const forget = atProgramEnd(removeIt);
  return {
    folder,
    remove: () => {
      forget();
      removeIt();
    },
  };
}
