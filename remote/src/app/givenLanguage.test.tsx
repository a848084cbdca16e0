import type { MountHandle } from '@portal/shared/federation/remoteModule';
import { createSharedStore } from '@portal/shared/store/createSharedStore';
import { act, screen, waitFor } from '@testing-library/react';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer } from '../testing/apiServer.ts';
import { mountModule } from './mount.tsx';

const rows: readonly RouteRow[] = [
  {
    path: '/settings/user',
    titleKey: 'common:product',
    segmentName: 'Page',
    page: () => Promise.resolve(() => <h1>Page</h1>),
  },
];

let unmount: MountHandle['unmount'] | undefined;

/** Mounts as an embedder does: the first commit ends it, so no `act` may hold that back. */
async function mount(locale: string): Promise<MountHandle> {
  globalThis.fetch = apiServer().fetch;
  const element = document.createElement('div');
  document.body.append(element);
  const mounting = mountModule('portal', { open: [], load: () => Promise.resolve(rows) }, element, {
    store: createSharedStore({ apiBaseUrl: 'http://localhost' }),
    apiBaseUrl: 'http://localhost',
    chrome: 'full',
    initialPath: '/settings/user',
    locale,
  });
  const committed = jest.fn();
  void mounting.then(committed);
  await waitFor(() => expect(committed).toHaveBeenCalled());
  const handle = await mounting;
  unmount = () => handle.unmount();
  return handle;
}

afterEach(() => act(async () => unmount?.()));

// In a file of its own: the texts of the frame are asked for before its code, which another test may have loaded.
test('the language that the embedder gives wins over that of the profile, until it is taken back', async () => {
  const handle = await mount('fr-CA');
  expect(await screen.findByRole('button', { name: 'Aide' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Help' })).toBeNull();

  act(() => handle.update({ locale: 'ja' }));
  expect(await screen.findByRole('button', { name: 'ヘルプ' })).toBeVisible();
  const refused = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => handle.update({ locale: 'x!' })).toThrow('"x!" is no language tag');
  refused.mockRestore();
  expect(screen.getByRole('button', { name: 'ヘルプ' })).toBeVisible();

  act(() => handle.update({ locale: undefined }));
  expect(await screen.findByRole('button', { name: 'Help' })).toBeVisible();
});
