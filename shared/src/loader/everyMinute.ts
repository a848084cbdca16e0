const EVERY_MS = 60_000;

/** Does `work` each minute while the page is visible, and when it becomes visible again. Returns what ends it. */
export function everyMinute(work: () => Promise<unknown>): () => void {
  let isAtWork = false;
  const run = (): void => {
    if (isAtWork || document.visibilityState !== 'visible') return;
    isAtWork = true;
    work()
      .catch(() => undefined)
      .finally(() => (isAtWork = false));
  };
  const timer = setInterval(run, EVERY_MS);
  document.addEventListener('visibilitychange', run);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', run);
  };
}
