import { isRemoteError, type ModuleName } from '../federation/remoteModule.ts';
import type { FrameLoader } from './createLoader.ts';
import { everyMinute } from './everyMinute.ts';

interface Healing {
  readonly loader: Pick<FrameLoader, 'lastSerial' | 'fetchSerial'> & {
    load(remote: string, module: ModuleName): Promise<unknown>;
  };
  readonly remote: string;
  readonly module: ModuleName;
  /** Called once the module can be loaded again. */
  readonly onHealed: () => void;
}

/**
 * Asks each minute, behind the card in a module's place, whether an operator has changed the registry, and then for the module.
 * Returns what ends it.
 */
export function healCard({ loader, remote, module, onHealed }: Healing): () => void {
  let seen = loader.lastSerial();
  let isOver = false;
  const stop = everyMinute(async () => {
    const serial = await loader.fetchSerial();
    if (serial === seen) return;
    await loader.load(remote, module).catch((error: unknown) => {
      // A line that is down says nothing of the new registry.
      if (!isRemoteError(error) || error.code !== 'NETWORK') seen = serial;
      throw error;
    });
    if (!isOver) onHealed();
  });
  return () => {
    isOver = true;
    stop();
  };
}
