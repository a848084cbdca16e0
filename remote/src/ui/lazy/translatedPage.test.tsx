import { render, screen } from '@testing-library/react';
import { translatePage } from '../../testing/translatePage.ts';
import { StatusChip } from '../status/StatusChip.tsx';
import { Boundary } from './Boundary.tsx';

test('a status changes on a page that the browser has translated', () => {
  const { rerender } = render(<StatusChip label="Sending" tone="pending" />);
  translatePage();
  rerender(<StatusChip label="Delivered" tone="success" />);
  expect(screen.getByText('Delivered')).toBeVisible();
});

const Unsafe = ({ isUrgent }: { readonly isUrgent: boolean }) => (
  <p>
    {isUrgent && <strong>Now: </strong>}
    words of its own
  </p>
);

test('what a translated page could not change is drawn anew', () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const page = (isUrgent: boolean) => (
    <Boundary failed={() => <p>This page has failed</p>}>
      <Unsafe isUrgent={isUrgent} />
    </Boundary>
  );
  const { rerender } = render(page(false));
  translatePage();
  rerender(page(true));
  expect(screen.getByText(/words of its own/)).toHaveTextContent('Now: words of its own');
  expect(screen.queryByText('This page has failed')).toBeNull();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});
