import { RemoteError, type MountOptions, type RemoteModule } from '../../federation/remoteModule.ts';
import type { Loader } from '../createLoader.ts';
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
const unmount = jest.fn(() => Promise.resolve());
const remoteModule: RemoteModule = {
  meta: { module: 'funding', version: '1.4.2', contract: '1.2.0', stateSchema: 1 },
  mount: (element, options = {}) => {
    mounts.push(options);
    element.textContent = 'Funding';
    return Promise.resolve({
      update: () => undefined,
      canSwap: () => ({ ok: true }),
      suspend: () => Promise.reject(new Error('not asked for')),
      unmount,
    });
  },
};
const load = jest.fn<ReturnType<Loader['load']>, Parameters<Loader['load']>>(() =>
  Promise.resolve({ gated, remoteModule, registryProblem: null, insteadOf: null }),
);
definePortalElement(() => ({ loader: { load }, apiBaseUrl: 'https://portal.example' }));

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

test('a module that does not exist is named in the card and in the console', async () => {
  const element = await add({ module: 'wallet' });
  expect(element.querySelector('[role=alert]')?.textContent).toContain('Reference for support: CONTRACT wallet');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('There is no module wallet; there are portal,'));
  expect(load).not.toHaveBeenCalled();
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
