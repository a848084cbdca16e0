import type { MountHandle } from '@portal/shared/federation/remoteModule';
import { createSharedStore } from '@portal/shared/store/createSharedStore';
import { countHeld, countListeners, type Held } from './heldByPage.ts';
import { leaksOf } from './leaksOf.ts';

const nothing = (): void => undefined;

/** jsdom has none. */
class Worker {
  terminate(): void {
    nothing();
  }
}

Object.assign(window, { Worker });
let held: () => Held;
beforeEach(() => {
  jest.useFakeTimers();
  held = countHeld(window);
});

/** Counts what four mounts of a module leave that does this at its mount, and this at its unmount. */
async function leftBy(begin: () => void, end: () => void) {
  const mount = () => {
    begin();
    return Promise.resolve<MountHandle>({
      update: nothing,
      canSwap: () => ({ ok: true }),
      suspend: () => Promise.reject(new Error('not asked for')),
      unmount: () => {
        end();
        return Promise.resolve();
      },
    });
  };
  const counting = leaksOf({ mount }, 4, { page: window, held, store: createSharedStore() });
  await jest.advanceTimersByTimeAsync(2_000);
  return counting;
}

test('says what a module keeps of each mount', async () => {
  const left = await leftBy(() => {
    document.body.append(document.createElement('div'));
    window.addEventListener('resize', () => undefined);
    document.addEventListener('keydown', () => undefined, { capture: true });
    setInterval(nothing, 50_000);
    setTimeout(nothing, 60_000);
    new window.Worker('worker.js');
  }, nothing);
  expect(left).toEqual({ elements: 4, listeners: 8, timers: 8, workers: 4, slots: 0 });
});

test('says nothing of what is given back, goes by itself, or is kept once', async () => {
  let giveBack = nothing;
  const left = await leftBy(
    () => {
      const paragraph = document.body.appendChild(document.createElement('p'));
      const timers = [setInterval(nothing, 5_000), setTimeout(nothing, 60_000)];
      const worker = new window.Worker('worker.js');
      window.addEventListener('resize', nothing);
      window.addEventListener('load', nothing, { once: true });
      window.addEventListener('online', nothing, { passive: true });
      setTimeout(nothing, 500);
      giveBack = () => {
        paragraph.remove();
        timers.forEach(clearTimeout);
        worker.terminate();
        window.removeEventListener('resize', nothing);
      };
    },
    () => giveBack(),
  );
  expect(left).toEqual({ elements: 0, listeners: 0, timers: 0, workers: 0, slots: 0 });
});

test('a listener with a signal is given back by it', () => {
  // A target that takes the signals of this environment.
  const target = new AbortController().signal;
  const count = countListeners(target);
  const abort = new AbortController();
  target.addEventListener('abort', nothing, { signal: abort.signal });
  expect(count()).toBe(1);
  abort.abort();
  target.addEventListener('abort', nothing, { signal: abort.signal });
  expect(count()).toBe(0);
});
