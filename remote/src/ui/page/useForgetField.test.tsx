import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderRoute } from '../../testing/renderRoute.tsx';

const page = (to: string) => () => Promise.resolve(() => <Link to={to}>Onward</Link>);
const rows = [
  { path: '/one', titleKey: 'common:product', segmentName: 'One', page: page('/two') },
  { path: '/two', titleKey: 'common:product', segmentName: 'Two', page: page('/one') },
];

test('a page that is left loses the focus, also for what React holds of it', async () => {
  const { user } = await renderRoute({ rows, path: '/one' });
  const lost = jest.fn();
  const link = await screen.findByRole('link', { name: 'Onward' });
  link.focus();
  document.addEventListener('focusout', lost, { capture: true, once: true });
  await user.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'Onward' });
  expect(lost).toHaveBeenCalled();
});
