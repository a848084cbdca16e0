import { SETTINGS } from '../settings.ts';

const { promptBelowMs, inactiveAfterMs } = SETTINGS.session;

/**
 * Decides about a session that ends in `leftMs`: nothing, renew it for whoever is there, or ask whoever has not seen the page
 * for `hiddenMs`.
 */
export function lastMinuteStep(leftMs: number, hiddenMs: number): 'none' | 'renew' | 'ask' {
  if (leftMs <= 0 || leftMs > promptBelowMs) return 'none';
  return hiddenMs >= inactiveAfterMs ? 'ask' : 'renew';
}
