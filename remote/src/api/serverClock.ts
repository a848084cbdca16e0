import { safeStorage } from '../browser/safeStorage.ts';

const KEY = 'portal.serverAhead';
/** Clocks that differ by less count as equal: answers are on their way for a moment, and a header tells whole seconds. */
const TOLERANCE_MS = 5_000;
const storage = safeStorage('session');

// How far the server's clock is ahead of this machine's; a reloaded page begins with what the one before has learned.
let aheadMs = Number(storage.get(KEY) ?? '0') || 0;

/** Learns from the time (ISO 8601, or as a Date header has it) at which the server has just answered. */
export function learnServerTime(answeredAt: string): void {
  const measured = Date.parse(answeredAt) - Date.now();
  if (Number.isNaN(measured) || Math.abs(measured - aheadMs) <= TOLERANCE_MS) return;
  aheadMs = Math.abs(measured) <= TOLERANCE_MS ? 0 : measured;
  storage.set(KEY, String(aheadMs));
}

/** The server's time in milliseconds since the epoch, which its instants are compared with, whatever this machine's clock says. */
export const serverNow = (): number => Date.now() + aheadMs;
