import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Redirect } from './Redirect.tsx';

test('redirects again when a new address arrives before the last target has rendered', async () => {
  const routes = [
    { path: '/page', element: <h1>Page</h1> },
    { path: '/old/*', element: <Redirect to="/page" /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/page'] });
  render(<RouterProvider router={router} />);
  const leave = router.subscribe(({ location }) => {
    if (location.pathname !== '/page') return;
    leave();
    void router.navigate('/old/second');
  });
  await act(() => router.navigate('/old/first'));
  expect(router.state.location.pathname).toBe('/page');
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
});
