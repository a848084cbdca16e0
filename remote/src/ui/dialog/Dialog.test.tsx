import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
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
  expect(dialog.closest('[data-full-screen]') !== null).toBe(isFull);
});
