const SIGNS = ['pointerdown', 'keydown', 'focus'] as const;

/** Calls `notice` whenever the user acts on the page or returns to it. Returns a function that stops it. */
export function watchActivity(notice: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const shown = (): void => {
    if (document.visibilityState === 'visible') notice();
  };
  for (const sign of SIGNS) window.addEventListener(sign, notice, { capture: true, passive: true });
  document.addEventListener('visibilitychange', shown);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, notice, { capture: true });
    document.removeEventListener('visibilitychange', shown);
  };
}
