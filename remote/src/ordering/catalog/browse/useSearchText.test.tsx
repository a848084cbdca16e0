import { act, render, screen } from '@testing-library/react';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { useCatalogUrlState } from './useCatalogQuery.ts';
import { useSearchText } from './useSearchText.ts';

const Text = () => <p>{useSearchText(useCatalogUrlState()).text || 'nothing'}</p>;

test('an address that is typed or set from outside sets the text', async () => {
  window.location.hash = '#/?q=one';
  const router = createHashRouter([{ path: '/', element: <Text /> }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('one')).toBeVisible();
  act(() => {
    window.location.hash = '#/?q=two';
  });
  expect(await screen.findByText('two')).toBeVisible();
  act(() => {
    window.location.hash = '#/';
  });
  expect(await screen.findByText('nothing')).toBeVisible();
  router.dispose();
});
