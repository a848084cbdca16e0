import {
  isRemoteError,
  RemoteError,
  type Availability,
  type MountHandle,
  type PortalEvent,
  type RemoteErrorCode,
  type RemoteModule,
} from '../federation/remoteModule.ts';
import type { Registry } from '../federation/registry.ts';
import { everyMinute } from './everyMinute.ts';

interface Hosting {
  readonly loaded: RemoteModule;
  /** Reads from a registry what it says to this module. */
  readonly availabilityOf: (registry: Registry) => Omit<Availability, 'refresh'>;
  readonly registry: Registry;
  readonly fetchRegistry: () => Promise<Registry>;
  /** The version did not start, or has lost a part. */
  readonly onFailure: (code: RemoteErrorCode) => void;
  readonly onPlatform: (platform: string) => void;
  /** Loads the version before, which runs where this one does not start; absent: there is none. */
  readonly loadBefore?: () => Promise<RemoteModule>;
}

/** Failures of a running version that its operators want to know of. */
const REPORTED: readonly RemoteErrorCode[] = ['CHUNK', 'HTTP', 'INTEGRITY'];

/**
 * A module whose mounts are told what the registry says, at first and each minute, and whose failures are heard. Where it does
 * not come to stand, the version before is mounted in its place.
 */
export function hostedModule({ loaded, onFailure, onPlatform, loadBefore, ...hosting }: Hosting): RemoteModule {
  const heard =
    (notify: (event: PortalEvent) => void) =>
    (event: PortalEvent): void => {
      if (event.type === 'error' && REPORTED.includes(event.code)) onFailure(event.code);
      if (event.type === 'platform') onPlatform(event.platform);
      notify(event);
    };
  return {
    ...loaded,
    mount: async (element, options = {}) => {
      const watch = watchFor(hosting);
      try {
        const handle = await loaded.mount(element, {
          ...options,
          onEvent: heard((event) => options.onEvent?.(event)),
          availability: watch.availability(),
        });
        const stop = watch.begin(handle);
        options.signal?.addEventListener('abort', stop, { once: true });
        return {
          ...handle,
          update: (changes) =>
            handle.update({
              ...changes,
              ...('onEvent' in changes && { onEvent: heard((event) => changes.onEvent?.(event)) }),
            }),
          unmount: () => {
            stop();
            return handle.unmount();
          },
        };
      } catch (cause) {
        const error = isRemoteError(cause)
          ? cause
          : new RemoteError('MOUNT', 'The module could not be mounted.', { cause });
        // An option that cannot be used is the page's fault, not the version's.
        if (options.signal?.aborted === true || error.detail.named !== undefined) throw error;
        onFailure(error.code);
        if (loadBefore === undefined || error.code === 'NETWORK') throw error;
        options.onEvent?.({ type: 'error', code: error.code, message: error.message });
        const before = await loadBefore().catch(() => {
          throw error;
        });
        options.signal?.throwIfAborted();
        return before.mount(element, options).catch(() => {
          throw error;
        });
      }
    },
  };
}

/** Keeps one mount up to date with the registry. */
function watchFor({
  registry,
  availabilityOf,
  fetchRegistry,
}: Pick<Hosting, 'registry' | 'availabilityOf' | 'fetchRegistry'>) {
  let mounted: MountHandle | null = null;
  let current = availabilityOf(registry);
  const refresh = async (): Promise<void> => {
    const next = availabilityOf(await fetchRegistry());
    if (JSON.stringify(next) === JSON.stringify(current)) return;
    current = next;
    mounted?.update({ availability: availability() });
  };
  const availability = (): Availability => ({ ...current, refresh });
  return {
    availability,
    /** Returns what ends it. */
    begin: (handle: MountHandle): (() => void) => {
      mounted = handle;
      return everyMinute(refresh);
    },
  };
}
