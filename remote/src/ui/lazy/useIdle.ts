import { useEffect, useState } from 'react';

const IDLE_MS = 1_500;

/** Calls back once the page has stood for a moment and the browser has nothing else to do; returns how to call that off. */
export function whenIdle(begin: () => void): () => void {
  // Safari has no idle callback.
  const hasIdle = 'requestIdleCallback' in window;
  const timer = window.setTimeout(() => (hasIdle ? void window.requestIdleCallback(begin) : begin()), IDLE_MS);
  return () => window.clearTimeout(timer);
}

/** True once the page has stood for a moment and the browser has nothing else to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
