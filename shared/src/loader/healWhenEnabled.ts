import type { ModuleName, RemoteError } from '../federation/remoteModule.ts';
import type { Loader } from './createLoader.ts';
import { everyMinute } from './everyMinute.ts';

interface Healing {
  readonly error: RemoteError;
  readonly loader: Loader;
  readonly remote: string;
  readonly module: ModuleName;
  /** Called once the module can be loaded again. */
  readonly onEnabled: () => void;
}

/** Asks each minute for a module that is off, behind the card in its place. Returns what ends it; any other failure waits for the user. */
export function healWhenEnabled({ error, loader, remote, module, onEnabled }: Healing): () => void {
  if (error.code !== 'DISABLED') return () => undefined;
  let isOver = false;
  const stop = everyMinute(async () => {
    await loader.load(remote, module);
    if (!isOver) onEnabled();
  });
  return () => {
    isOver = true;
    stop();
  };
}
