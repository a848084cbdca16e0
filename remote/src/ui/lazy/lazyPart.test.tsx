import { render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { lazyPart, preloadPart } from './lazyPart.tsx';

const Greeting = () => <p>Hello</p>;

const show = (Part: ComponentType) =>
  render(
    <Suspense fallback="loading">
      <Part />
    </Suspense>,
  );

test('a part that was preloaded is shown at once, without what stands for it while it loads', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const Part = lazyPart(load);
  preloadPart(load);
  await Promise.resolve();
  show(Part);
  expect(screen.getByText('Hello')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that was not preloaded, or could not be, loads when it is shown', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('No answer'));
  preloadPart(load);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  show(lazyPart(load));
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('Hello')).toBeVisible();
});
