import type { RemoteModule } from '@portal/shared/federation/remoteModule';
import type { SharedStore } from '@portal/shared/store/createSharedStore';
import type { Held } from './heldByPage.ts';

interface LeakFixture {
  readonly page: Window & typeof globalThis;
  readonly held: () => Held;
  readonly store: SharedStore;
}

/** The time after an unmount when the module's last work, such as an animation's last frame, is over. */
const SETTLED_MS = 1_000;
/** The caches of a version stay: its styles, what it has loaded. */
const WARM_UP = 3;

/**
 * Mounts and unmounts a module in a box of its own, and answers what has grown by it, `times` mounts after the first
 * ones; all zero when it gives back all that it takes.
 */
export async function leaksOf(
  { mount }: Pick<RemoteModule, 'mount'>,
  times: number,
  { page, held, store }: LeakFixture,
): Promise<Held & { readonly slots: number }> {
  const look = async () => {
    await new Promise((resolve) => page.setTimeout(resolve, SETTLED_MS));
    return { ...held(), slots: Object.keys(store.redux.getState()).length };
  };
  const repeat = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const place = page.document.body.appendChild(page.document.createElement('div'));
      const handle = await mount(place, { store, chrome: 'none' });
      await handle.unmount();
      place.remove();
    }
    return look();
  };
  const before = await repeat(WARM_UP);
  const after = await repeat(times);
  return {
    elements: after.elements - before.elements,
    listeners: after.listeners - before.listeners,
    timers: after.timers - before.timers,
    workers: after.workers - before.workers,
    slots: after.slots - before.slots,
  };
}
