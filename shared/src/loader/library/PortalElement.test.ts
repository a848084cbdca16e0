import { RemoteError, type MountHandle, type MountOptions, type RemoteModule } from '../../federation/remoteModule.ts';
import type { FrameLoader } from '../createLoader.ts';
import { definePortalElement } from './PortalElement.ts';

const gated = {
  remote: 'portal',
  module: 'funding',
  version: '1.4.2',
  container: 'portal_1_4_2',
  entryUrl: '',
  entryIntegrity: '',
  assets: {},
  expose: 'funding',
  stateSchema: 1,
  contract: '1.2.0',
  budgetMs: 1000,
} as const;
const mounts: MountOptions[] = [];
const update = jest.fn<undefined, [Partial<MountOptions>]>();
const unmount = jest.fn(() => Promise.resolve());
const remoteModule: RemoteModule = {
  meta: { module: 'funding', version: '1.4.2', contract: '1.2.0', stateSchema: 1 },
  mount: (element, options = {}) => {
    mounts.push(options);
    element.textContent = 'Funding';
    return Promise.resolve({
      update,
      canSwap: () => ({ ok: true }),
      suspend: () => Promise.reject(new Error('not asked for')),
      unmount,
    });
  },
};
const load = jest.fn<ReturnType<FrameLoader['load']>, Parameters<FrameLoader['load']>>(() =>
  Promise.resolve({ gated, remoteModule, registryProblem: null, insteadOf: null }),
);
let serial = 412;
const loader: FrameLoader = { load, lastSerial: () => 412, fetchSerial: () => Promise.resolve(serial) };
definePortalElement(() => ({ loader, apiBaseUrl: 'https://portal.example' }));

/** One turn of the event loop, which ends every promise before it; no time passes. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
async function add(attributes: Readonly<Record<string, string>>): Promise<HTMLElement> {
  const element = document.createElement('rewards-portal');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await settled();
  return element;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(async () => {
  document.body.replaceChildren();
  await settled();
  mounts.length = 0;
  jest.clearAllMocks();
  jest.restoreAllMocks();
});

test('moved within its page it stays mounted; in a shadow root it begins anew; removed it leaves nothing', async () => {
  const element = await add({ module: 'funding', 'login-page': '/sign-in', nonce: 'n1', 'own-bar': 'false' });
  expect(mounts).toMatchObject([{ loginPage: '/sign-in', nonce: 'n1', chrome: 'none', ownBar: false }]);
  expect(load.mock.lastCall?.[2]).toMatchObject({ nonce: 'n1' });
  element.setAttribute('module', 'settings');
  await settled();
  expect([load.mock.lastCall?.[1], unmount.mock.calls.length]).toEqual(['settings', 1]);
  mounts.length = 0;
  unmount.mockClear();
  element.setAttribute('module', 'funding');
  await settled();
  unmount.mockClear();
  document.body.append(document.createElement('main'));
  document.querySelector('main')?.append(element);
  await settled();
  expect([element.textContent, mounts.length, unmount.mock.calls.length]).toEqual(['Funding', 1, 0]);
  const box = document.createElement('div');
  document.body.append(box);
  box.attachShadow({ mode: 'open' }).append(element);
  await settled();
  expect([mounts.length, unmount.mock.calls.length]).toEqual([2, 1]);
  element.remove();
  await settled();
  expect([element.childNodes.length, unmount.mock.calls.length]).toEqual([0, 2]);
});

test('attribute and update are one: the last language holds, none leaves it to the profile', async () => {
  const element = await add({ module: 'funding', locale: 'fr' });
  expect(mounts).toMatchObject([{ locale: 'fr' }]);
  element.setAttribute('locale', 'ja');
  expect(update.mock.calls).toEqual([[{ locale: 'ja' }]]);
  (element as HTMLElement & Pick<MountHandle, 'update'>).update({ locale: 'es' });
  expect([element.getAttribute('locale'), update.mock.calls.length]).toEqual(['es', 2]);
  element.removeAttribute('locale');
  expect(update.mock.lastCall).toEqual([{ locale: undefined }]);
});

test('an attribute that is no language changes nothing, and raises nothing that no page could catch', async () => {
  const element = await add({ module: 'funding', locale: 'fr' });
  const uncaught = jest.fn();
  window.addEventListener('error', uncaught, { once: true });
  update.mockImplementationOnce(() => {
    throw new RemoteError('CONTRACT', 'locale: "x!" is no language tag.');
  });
  element.setAttribute('locale', 'x!');
  expect([uncaught.mock.calls.length, element.textContent]).toEqual([0, 'Funding']);
  window.removeEventListener('error', uncaught);
});

test('a module that does not exist is named in the card and in the console', async () => {
  const element = await add({ module: 'wallet' });
  expect(element.querySelector('[role=alert]')?.textContent).toContain('Reference for support: CONTRACT wallet');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('There is no module wallet; there are portal,'));
  expect(load).not.toHaveBeenCalled();
});

test('over the budget the line says that the portal is still loading, in the element’s language', async () => {
  load.mockImplementationOnce((_remote, _module, options) => {
    options?.onSlow?.();
    return new Promise(() => undefined);
  });
  const element = await add({ module: 'funding', locale: 'fr' });
  const line = element.querySelector('[role=status]');
  expect([line?.textContent, line?.getAttribute('lang')]).toEqual([
    'Le portail est encore en cours de chargement. Cela prend plus de temps que d’habitude.',
    'fr',
  ]);
});

test('Try again in the card loads the module, and a policy’s or a line’s failure is told to the page', async () => {
  load.mockRejectedValueOnce(new RemoteError('HTTP', 'gone', { detail: { status: '404' } }));
  const codes: string[] = [];
  document.body.addEventListener('portal-failure', (event) => {
    if (event instanceof CustomEvent) codes.push((event.detail as RemoteError).code);
  });
  const element = await add({ module: 'funding' });
  expect(element.textContent).toContain('HTTP 404');
  element.querySelector('button')?.click();
  await settled();
  expect([element.textContent, codes]).toEqual(['Funding', ['HTTP']]);
});

test('a card goes by itself once the registry has changed and the module loads, and not before', async () => {
  const broken = () => Promise.reject(new RemoteError('EVALUATION', 'broken'));
  load.mockImplementationOnce(broken);
  jest.useFakeTimers();
  const element = document.createElement('rewards-portal');
  document.body.append(element);
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  await pass(0);
  expect(element.textContent).toContain('EVALUATION');
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockImplementationOnce(broken);
  serial = 413;
  await pass(60_000);
  expect([element.querySelector('[role=alert]')?.textContent, load.mock.calls.length]).toEqual([
    expect.stringContaining('EVALUATION'),
    2,
  ]);
  serial = 414;
  await pass(60_000);
  expect(element.textContent).toBe('Funding');
  element.remove();
  await pass(60_000);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
