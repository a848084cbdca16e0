import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { BusyButton, type BusyButtonProps } from './BusyButton.tsx';

const submit = jest.fn((event: SyntheticEvent) => event.preventDefault());
const press = jest.fn();

const form = (props: Pick<BusyButtonProps, 'busy' | 'disabled'>) => (
  <MantineProvider>
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <BusyButton type="submit" onClick={press} {...props}>
        Save
      </BusyButton>
    </form>
  </MantineProvider>
);

beforeEach(() => jest.clearAllMocks());

test.each([
  ['busy', { busy: true }],
  ['disabled', { busy: false, disabled: true }],
])('%s: it does nothing and keeps the focus', async (_, props) => {
  const user = userEvent.setup();
  const { rerender } = render(form({ busy: false }));
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  expect(submit).toHaveBeenCalledTimes(1);
  rerender(form(props));
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(press).toHaveBeenCalledTimes(1);
});
