import { flushSync } from 'react-dom';

/** How long the page must not have scrolled: milliseconds. */
const STILL_MS = 200;

/**
 * Draws in the next frame in which the page stands still, so that nobody who scrolls waits for it; `tell` learns how many
 * milliseconds it took. Gives back how to call it off.
 */
export function inFrame(draw: () => void, tell: (tookMs: number) => void): () => void {
  let scrolledAt = Number.NEGATIVE_INFINITY;
  const note = (): void => {
    scrolledAt = performance.now();
  };
  document.addEventListener('scroll', note, { capture: true, passive: true });
  const stop = (): void => {
    cancelAnimationFrame(frame);
    document.removeEventListener('scroll', note, { capture: true });
  };
  const look = (): void => {
    const now = performance.now();
    if (now - scrolledAt < STILL_MS) {
      frame = requestAnimationFrame(look);
      return;
    }
    stop();
    // A frame of its own is what React would take otherwise, on top of this one.
    flushSync(draw);
    tell(performance.now() - now);
  };
  let frame = requestAnimationFrame(look);
  return stop;
}
