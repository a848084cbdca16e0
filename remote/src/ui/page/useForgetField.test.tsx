import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../../testing/renderRoute.tsx';

const rows = [
  {
    path: '/one',
    titleKey: 'common:product',
    segmentName: 'One',
    page: () => Promise.resolve(() => <input aria-label="Number" />),
  },
  { path: '/two', titleKey: 'common:product', segmentName: 'Two', page: () => Promise.resolve(() => <h1>Two</h1>) },
];

/** React asks for the element with the focus at a key while it holds a field, and only then. */
function holdsField(): boolean {
  const asked = jest.spyOn(document, 'activeElement', 'get');
  screen.getByRole('heading').dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  const isHeld = asked.mock.calls.length > 0;
  asked.mockRestore();
  return isHeld;
}

test('a field that goes with its page is not held by React', async () => {
  const { user, navigate } = await renderRoute({ rows, path: '/one' });
  await user.type(await screen.findByRole('textbox', { name: 'Number' }), '4111111111111111');
  navigate('/two');
  await screen.findByRole('heading', { name: 'Two' });
  await waitFor(() => expect(holdsField()).toBe(false));
});
