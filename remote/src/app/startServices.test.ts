import { CONTAINER_NAME } from '@portal/shared/federation/buildInfo';
import { createSharedStore } from '@portal/shared/store/createSharedStore';
import { apiServer } from '../testing/apiServer.ts';
import { startServices } from './startServices.ts';

const PAGE_STORE = Symbol.for('portal.store@1');
const pageStore = (): unknown => Reflect.get(globalThis, PAGE_STORE);
const NO_ROWS = { open: [], load: () => Promise.resolve([]) };
const start = () => startServices(NO_ROWS, { apiBaseUrl: 'http://localhost' });

afterEach(() => Reflect.deleteProperty(globalThis, PAGE_STORE));

test('the store that modules made ends with the last of them, with its session client', async () => {
  globalThis.fetch = apiServer().fetch;
  const [first, second] = [await start(), await start()];
  const { session } = first.services.shared;
  await session.resume();
  await session.signOut();
  const dispose = jest.spyOn(session, 'dispose');
  first.stop();
  expect([pageStore(), dispose.mock.calls]).toEqual([first.services.shared, []]);
  second.stop();
  expect([pageStore(), dispose.mock.calls]).toEqual([undefined, [[]]]);
});

test('while somebody is signed in it stays for the next module, which asks for no sign-in', async () => {
  globalThis.fetch = apiServer().fetch;
  const first = await start();
  await first.services.shared.session.resume();
  first.stop();
  const second = await start();
  expect(second.services.session.view().status).toBe('signed-in');
  await second.services.shared.session.signOut();
  second.stop();
  expect(pageStore()).toBeUndefined();
});

test('two copies of one version on a page, one slot: the second is refused with a sentence', async () => {
  globalThis.fetch = apiServer().fetch;
  const shared = createSharedStore({ apiBaseUrl: 'http://localhost' });
  const detach = shared.slots.attach(CONTAINER_NAME, { reducer: () => null, schema: 1 });
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refusal = { code: 'CONTRACT', detail: { named: 'store' } };
  await expect(start()).rejects.toMatchObject(refusal);
  await expect(startServices(NO_ROWS, { store: shared })).rejects.toMatchObject(refusal);
  expect(report).toHaveBeenLastCalledWith(
    expect.stringMatching(/^rewards-portal: store: The slot .* is taken\. Another copy of this/),
  );
  report.mockRestore();
  detach();
});

test('a store that the host passes is the host’s to end', async () => {
  globalThis.fetch = apiServer().fetch;
  const own = await start();
  const { shared } = own.services;
  const passed = await startServices(NO_ROWS, { store: shared, apiBaseUrl: 'http://localhost' });
  const dispose = jest.spyOn(shared.session, 'dispose');
  own.stop();
  passed.stop();
  expect([pageStore(), dispose.mock.calls]).toEqual([shared, []]);
});
