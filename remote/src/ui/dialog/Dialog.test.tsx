import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

/** A window of that width, in em of 16 px. */
function narrowTo(em: number): void {
  const matchMedia = (media: string) => ({
    media,
    matches: em < Number(/< ([\d.]+)em/.exec(media)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  jest.spyOn(window, 'matchMedia').mockImplementation(matchMedia as unknown as typeof window.matchMedia);
}
afterEach(() => void jest.restoreAllMocks());

test.each([
  [575, true],
  [576, false],
  [1280, false],
])('at %i px a dialog that fills the screen: %s', async (width, isFull) => {
  narrowTo(width / 16);
  render(
    <MantineProvider env="test">
      <Dialog opened title="Question" onClose={() => undefined}>
        Text
      </Dialog>
    </MantineProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Question' });
  expect(dialog.closest('[data-at=everywhere]') !== null).toBe(isFull);
});

const show = (children: ReactNode) => (
  <MantineProvider env="test">
    <Dialog opened title="Question" onClose={() => undefined}>
      {children}
    </Dialog>
  </MantineProvider>
);

test('the focus begins in the first empty field that is shown, also when the fields come later', async () => {
  const { rerender } = render(show('Loading'));
  const close = await screen.findByRole('button');
  await waitFor(() => expect(close).toHaveFocus());
  rerender(
    show(
      <>
        <div style={{ display: 'none' }}>
          <input aria-label="Elsewhere" />
        </div>
        <input aria-label="Name" defaultValue="Ada" />
        <input aria-label="Note" />
      </>,
    ),
  );
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
});

test('a dialog that nothing opened leaves the focus to the title of its page', async () => {
  const page = (dialog: ReactNode) => (
    <div className="pr-page">
      <h1 tabIndex={-1}>Funding</h1>
      {dialog}
    </div>
  );
  const { rerender } = render(page(show('Text')));
  await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  rerender(page(null));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('who is elsewhere in the dialog already stays there', async () => {
  const { rerender } = render(show(<button>Try again</button>));
  await waitFor(() => expect(screen.getAllByRole('button')[0]).toHaveFocus());
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(
    show(
      <>
        <button>Try again</button>
        <input aria-label="Note" />
      </>,
    ),
  );
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveAttribute('data-autofocus'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
});

test('what stands in the first field is replaced by what is typed', async () => {
  render(show(<input aria-label="Amount" defaultValue="10,000.00" data-autofocus />));
  await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveFocus());
  await userEvent.keyboard('20');
  expect(screen.getByLabelText('Amount')).toHaveValue('20');
});

test('what was typed stays when the page around the dialog is hidden while something else loads', async () => {
  let arrive: (part: { default: ComponentType }) => void = () => undefined;
  const arrival = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = resolve;
  });
  const Late = lazy(() => arrival);
  const page = (withLate: boolean) => (
    <Suspense fallback="Loading">
      {show(<input aria-label="Number" data-autofocus />)}
      {withLate && <Late />}
    </Suspense>
  );
  const { rerender } = render(page(false));
  const field = screen.getByLabelText<HTMLInputElement>('Number');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('40');
  rerender(page(true));
  field.blur();
  await act(async () => {
    arrive({ default: () => <p>Here</p> });
    await arrival;
  });
  expect(await screen.findByText('Here')).toBeVisible();
  field.focus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
  await userEvent.keyboard('12');
  expect(field).toHaveValue('4012');
});

test('Escape closes the dialog that stands over another one, and then that', async () => {
  const user = userEvent.setup();
  function Two() {
    const [open, setOpen] = useState(['Outer', 'Inner']);
    const close = (title: string) => () => setOpen((titles) => titles.filter((one) => one !== title));
    return (
      <MantineProvider env="test">
        <Dialog opened={open.includes('Outer')} title="Outer" onClose={close('Outer')}>
          <Dialog opened={open.includes('Inner')} title="Inner" onClose={close('Inner')}>
            Text
          </Dialog>
        </Dialog>
      </MantineProvider>
    );
  }
  render(<Two />);
  expect(await screen.findByRole('dialog', { name: 'Inner' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Outer' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
