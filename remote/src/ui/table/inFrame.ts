import { flushSync } from 'react-dom';

/** Scrolling counts as stopped after this many milliseconds. */
const STILL_MS = 200;

/**
 * Calls `draw` in the next frame without scrolling, so that it never delays a scroll; `tell` gets its duration in
 * milliseconds. Returns a function that cancels it.
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
    // Synchronous, because React would otherwise take another frame.
    flushSync(draw);
    tell(performance.now() - now);
  };
  let frame = requestAnimationFrame(look);
  return stop;
}
