import type { Availability, PortalEvent } from '@portal/shared/federation/remoteModule';
import { act, screen, waitFor, within } from '@testing-library/react';
import { selectModuleRows } from '../entities/permissions/selectModuleRows.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { renderRoute } from '../testing/renderRoute.tsx';

const page = (path: string, title: string): RouteRow => ({
  path,
  titleKey: 'common:product',
  segmentName: title,
  page: () => Promise.resolve(() => <h1>{title}</h1>),
});

const rows = [
  ...selectModuleRows('ordering', [page('/order', 'Order')]),
  ...selectModuleRows('funding', [{ ...page('/funding', 'Funding'), nav: { entry: 'funding' } }]),
];
const OFF: Availability['switchedOff'] = { funding: { reason: 'MAINTENANCE', until: '2026-11-20T12:00:00Z' } };
const refresh = jest.fn(() => Promise.resolve());

async function open(path: string) {
  const opened = await renderRoute({ rows, path, chrome: 'full' });
  const tell = (said: Partial<Availability>) =>
    act(() => opened.services.availability.set({ switchedOff: {}, newerVersion: null, refresh, ...said }));
  return { ...opened, tell };
}

test('a module that is switched off on an open page: a card in the place of its pages, others work, and it comes back', async () => {
  const { tell, user, navigate } = await open('/funding');
  await screen.findByRole('heading', { name: 'Funding' });
  tell({ switchedOff: OFF });
  expect(await screen.findByRole('heading', { name: 'This part of the portal is turned off for now' })).toBeVisible();
  const card = within(screen.getByRole('main')).getByRole('status');
  expect(card).toHaveTextContent(/It is under maintenance\. It should be back by Nov 20, 2026/);
  expect(screen.queryByRole('heading', { name: 'Funding' })).toBeNull();
  expect(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Funding' })).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Try again' }));
  expect(refresh).toHaveBeenCalledTimes(1);
  navigate('/order');
  expect(await screen.findByRole('heading', { name: 'Order' })).toBeVisible();
  navigate('/funding');
  expect(await screen.findByRole('heading', { name: /turned off/ })).toBeVisible();
  tell({});
  expect(await screen.findByRole('heading', { name: 'Funding' })).toBeVisible();
});

test('a module that is off for a reason in the words of an operator shows them', async () => {
  const { tell } = await open('/funding');
  await screen.findByRole('heading', { name: 'Funding' });
  tell({ switchedOff: { funding: { reason: 'We are moving to another bank.' } } });
  expect(await screen.findByText(/^We are moving to another bank\. What you saved is safe/)).toBeVisible();
});

test('a newer version is offered in a quiet line, which Later puts away until the next one', async () => {
  const { tell, user } = await open('/order');
  await screen.findByRole('heading', { name: 'Order' });
  tell({ newerVersion: '0.2.0' });
  expect(await screen.findByText(/A newer version of the portal is ready/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(/newer version/)).toBeNull();
  tell({ newerVersion: '0.3.0' });
  expect(await screen.findByText(/newer version/)).toBeVisible();
});

test('a version before the running one is not called newer', async () => {
  const { tell } = await open('/order');
  await screen.findByRole('heading', { name: 'Order' });
  tell({ newerVersion: '0.0.0-rc.1' });
  expect(await screen.findByText(/gone back to an earlier version/)).toBeVisible();
});

test('with a dialog open the line stands in it, within reach of Tab, and Later leads back to the field', async () => {
  const form = () => (
    <Dialog opened title="Add funds" onClose={() => undefined}>
      <input aria-label="Amount" />
    </Dialog>
  );
  const dialogPage: RouteRow = { ...page('/form', 'Form'), page: () => Promise.resolve(form) };
  const { user, services } = await renderRoute({ rows: [dialogPage], path: '/form' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add funds' }));
  const field = dialog.getByLabelText('Amount');
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('20');
  act(() => services.availability.set({ switchedOff: {}, newerVersion: '0.2.0', refresh }));
  expect(dialog.getByText(/A newer version/)).toBeVisible();
  expect(screen.getAllByText(/A newer version/)).toHaveLength(1);
  await waitFor(() => expect(field).toHaveFocus());
  await user.tab({ shift: true });
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Later' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(screen.queryByText(/newer version/)).toBeNull();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('20');
});

test('of two modules on a page, the one whose dialog is open offers the version there, and the other on its page', async () => {
  const form = () => (
    <Dialog opened title="Add funds" onClose={() => undefined} children={<input aria-label="Amount" />} />
  );
  const dialogPage: RouteRow = { ...page('/form', 'Form'), page: () => Promise.resolve(form) };
  const mounts = [
    await renderRoute({ rows: [dialogPage], path: '/form' }),
    await renderRoute({ rows: [page('/order', 'Order')], path: '/order' }),
  ];
  const dialog = within(await screen.findByRole('dialog', { name: 'Add funds' }));
  act(() => {
    for (const { services } of mounts) services.availability.set({ switchedOff: {}, newerVersion: '0.2.0', refresh });
  });
  expect(await dialog.findAllByText(/A newer version/)).toHaveLength(1);
  expect(screen.getAllByText(/A newer version/)).toHaveLength(2);
});

test('the host hears whose organisation has signed in, by which a canary is chosen at the next load', async () => {
  const events: PortalEvent[] = [];
  await renderRoute({ rows, path: '/order', onEvent: (event) => void events.push(event) });
  await screen.findByRole('heading', { name: 'Order' });
  expect(events).toContainEqual({ type: 'platform', platform: expect.any(String) as string });
});
