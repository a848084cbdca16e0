import type { Availability, MountHandle, MountOptions, RemoteModule } from '../federation/remoteModule.ts';
import { buildRegistry } from '../testing/registry.ts';
import { hostedModule } from './hostedModule.ts';

const MINUTE = 60_000;

function hosted() {
  const updates: (Availability | undefined)[] = [];
  const served = { switchedOff: {}, newerVersion: null as string | null };
  const asked = jest.fn(() => Promise.resolve(buildRegistry()));
  const handle: MountHandle = {
    update: ({ availability }) => void updates.push(availability),
    canSwap: () => ({ ok: true }),
    suspend: () => Promise.reject(new Error('not asked for')),
    unmount: () => Promise.resolve(),
  };
  const loaded: RemoteModule = {
    meta: { module: 'portal', version: '1.4.2', contract: '1.2.0', stateSchema: 1 },
    mount: (_element, options?: MountOptions) => {
      updates.push(options?.availability);
      return Promise.resolve(handle);
    },
  };
  const module = hostedModule({
    loaded,
    registry: buildRegistry(),
    availabilityOf: () => ({ ...served }),
    fetchRegistry: asked,
    onFailure: () => undefined,
    onPlatform: () => undefined,
  });
  return { updates, served, asked, mount: () => module.mount(document.createElement('div')) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an open page asks for the registry each minute and on its return, tells the module of a change alone, and ends with it', async () => {
  const { updates, served, asked, mount } = hosted();
  const handle = await mount();
  await jest.advanceTimersByTimeAsync(0);
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect([asked.mock.calls.length, updates.length]).toEqual([1, 1]);
  served.switchedOff = { funding: { reason: 'MAINTENANCE' } };
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(updates.at(-1)).toMatchObject({ switchedOff: { funding: { reason: 'MAINTENANCE' } }, newerVersion: null });
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await jest.advanceTimersByTimeAsync(5 * MINUTE);
  expect(asked).toHaveBeenCalledTimes(2);
  state.mockRestore();
  served.newerVersion = '1.5.0';
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(updates.at(-1)).toMatchObject({ newerVersion: '1.5.0' });
  await handle.unmount();
  await jest.advanceTimersByTimeAsync(5 * MINUTE);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(jest.getTimerCount()).toBe(0);
});
