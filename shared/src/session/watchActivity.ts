const SIGNS = ['pointerdown', 'keydown', 'focus'] as const;

/** Calls `notice` whenever the user does something on the page or comes back to it. Returns the way to stop. */
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
