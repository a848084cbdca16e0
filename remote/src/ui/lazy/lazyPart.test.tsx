import { SETTINGS } from '@portal/shared/domain/settings';
import { render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { lazyPart, preloadPart } from './lazyPart.tsx';
import { Rehearsal } from './Rehearsal.tsx';

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

test('a part that failed in a rehearsal is tried there once, and loads when it is shown', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('No answer'));
  const Part = lazyPart(load);
  const rehearsal = (
    <Rehearsal>
      <Part />
    </Rehearsal>
  );
  render(rehearsal);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  render(rehearsal);
  show(Part);
  expect(await screen.findByText('Hello')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that failed after it was left loads when it is shown again', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('No answer'));
  const Part = lazyPart(load);
  show(Part).unmount();
  await jest.advanceTimersByTimeAsync(SETTINGS.parts.unseenMs);
  jest.useRealTimers();
  show(Part);
  expect(await screen.findByText('Hello')).toBeVisible();
});
