import { join } from 'node:path';

/** The only remote so far; its versions lie below `public/remotes/portal/`. */
export const REMOTE = 'portal';

export interface StorePaths {
  readonly folder: string;
  /** The folder that a static server serves at `/`; nothing else of the store is for browsers. */
  readonly publicFolder: string;
  readonly registry: string;
  readonly signatures: string;
  readonly journal: string;
  readonly keys: string;
  readonly lock: string;
  versionFolder(version: string): string;
}

/** Returns where everything of a store lies. */
export function storePaths(folder: string): StorePaths {
  const publicFolder = join(folder, 'public');
  return {
    folder,
    publicFolder,
    registry: join(publicFolder, 'remotes.json'),
    signatures: join(publicFolder, 'remotes.json.sig'),
    journal: join(folder, 'journal.jsonl'),
    keys: join(folder, 'keys'),
    lock: join(folder, '.lock'),
    versionFolder: (version) => join(publicFolder, 'remotes', REMOTE, version),
  };
}
