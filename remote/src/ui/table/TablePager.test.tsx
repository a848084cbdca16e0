import { screen } from '@testing-library/react';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { TablePager } from './TablePager.tsx';
import { useTableQuery } from './useTableQuery.ts';

const SIZES = [25];

function Page() {
  return <TablePager query={useTableQuery({ sizes: SIZES })} total={30} sizes={SIZES} isCapped={false} />;
}

test('at the end of the list the button keeps the focus and does nothing', async () => {
  const { user } = await renderRoute({
    rows: [{ path: '/order', titleKey: 'common:product', segmentName: 'List', page: () => Promise.resolve(Page) }],
    path: '/order',
  });
  const next = await screen.findByRole('button', { name: 'Next page' });
  const previous = screen.getByRole('button', { name: 'Previous page' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(await screen.findByText(/26 to 30 of 30/)).toBeVisible();
  expect(next).toHaveFocus();
  expect(next).toBeEnabled();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(screen.getByText(/26 to 30 of 30/)).toBeVisible();
  await user.click(previous);
  expect(await screen.findByText(/1 to 25 of 30/)).toBeVisible();
  expect(previous).toHaveFocus();
});
