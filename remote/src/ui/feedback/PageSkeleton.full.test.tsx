import { screen } from '@testing-library/react';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

const Waiting = () => (
  <>
    <h1>List</h1>
    <PageSkeleton waitingFor="Still loading: Transactions" />
  </>
);

test('a long wait says what is being waited for', async () => {
  await renderRoute({
    rows: [{ path: '/order', titleKey: 'common:product', segmentName: 'List', page: () => Promise.resolve(Waiting) }],
    path: '/order',
  });
  await screen.findByRole('heading', { name: 'List' });
  expect(screen.queryByText('Still loading: Transactions')).toBeNull();
  expect(await screen.findByText('Still loading: Transactions')).toBeVisible();
});
