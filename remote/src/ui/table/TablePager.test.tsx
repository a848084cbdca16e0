import type { ComponentType } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { TablePager } from './TablePager.tsx';
import { useTableQuery } from './useTableQuery.ts';

const SIZES = [25];

function Page({ total = 30 }: { readonly total?: number }) {
  return <TablePager query={useTableQuery({ sizes: SIZES })} total={total} isCapped={false} />;
}

const renderPage = (page: ComponentType) =>
  renderRoute({
    rows: [{ path: '/order', titleKey: 'common:product', segmentName: 'List', page: () => Promise.resolve(page) }],
    path: '/order',
  });

test('at the end of the list the button keeps the focus and does nothing', async () => {
  const { user } = await renderPage(Page);
  const next = await screen.findByRole('button', { name: 'Next page' });
  const previous = screen.getByRole('button', { name: 'Previous page' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(await screen.findByText(/26 to 30 of 30/)).toBeVisible();
  await waitFor(() => expect(next).toHaveFocus());
  expect(next).toBeEnabled();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(screen.getByText(/26 to 30 of 30/)).toBeVisible();
  await user.click(previous);
  expect(await screen.findByText(/1 to 25 of 30/)).toBeVisible();
  await waitFor(() => expect(previous).toHaveFocus());
});

test('a list of one page says how many there are, and has nothing to press', async () => {
  await renderPage(() => <Page total={5} />);
  expect(await screen.findByText('1 to 5 of 5')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});
