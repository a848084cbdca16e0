import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { useSnack, type ShownSnack, type Snack } from './useSnack.ts';

const current: { show: ((snack: Snack) => ShownSnack) | null } = { show: null };

function Home() {
  const show = useSnack();
  useEffect(() => {
    current.show = show;
  }, [show]);
  return <h1>Home</h1>;
}

const row = (path: string, Shown: () => React.JSX.Element) => ({
  path,
  titleKey: 'common:product',
  segmentName: path,
  page: () => Promise.resolve(Shown),
});

async function open() {
  const opened = await renderRoute({
    rows: [row('/order', Home), row('/reports', () => <h1>Reports</h1>)],
    path: '/order',
  });
  await screen.findByRole('heading', { name: 'Home' });
  return opened;
}
function shown(snack: Snack): ShownSnack {
  const notes: ShownSnack[] = [];
  act(() => {
    if (current.show !== null) notes.push(current.show(snack));
  });
  const [note] = notes;
  if (note === undefined) throw new Error('Nothing can be shown yet');
  return note;
}

test('a note with progress stays, becomes its result in the same place, and then goes away', async () => {
  const { services } = await open();
  jest.useFakeTimers();
  try {
    const note = shown({ text: 'Uploading', progress: null });
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).not.toHaveAttribute('value');
    act(() => note.update({ text: 'Uploading', progress: 0.5 }));
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('value', '0.5');
    act(() => {
      jest.advanceTimersByTime(3_600_000);
    });
    shown({ text: 'Later', kind: 'warning', progress: 0 });
    act(() => note.update({ text: 'Uploaded', kind: 'success' }));
    expect(services.toasts.snapshot().map(({ text }) => text)).toEqual(['Uploaded', 'Later']);
    act(() => {
      jest.advanceTimersByTime(6_000);
    });
    expect(services.toasts.snapshot().map(({ text }) => text)).toEqual(['Later']);
  } finally {
    jest.useRealTimers();
  }
});

test('the result is told also after its note was closed', async () => {
  const { services } = await open();
  const note = shown({ text: 'Uploading', progress: null });
  act(() => note.close());
  expect(services.toasts.snapshot()).toEqual([]);
  act(() => note.update({ text: 'Uploaded' }));
  expect(services.toasts.snapshot().map(({ text }) => text)).toEqual(['Uploaded']);
});

test('a link leads to a page of the portal and closes its note', async () => {
  const { user, location, services } = await open();
  shown({ text: 'The report is ready.', kind: 'success', link: { to: '/reports', text: 'Open reports' } });
  await user.click(screen.getByRole('link', { name: 'Open reports' }));
  expect(await screen.findByRole('heading', { name: 'Reports' })).toBeVisible();
  expect(location()).toBe('/reports');
  expect(services.toasts.snapshot()).toEqual([]);
});
