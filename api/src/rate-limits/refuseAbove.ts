import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';
import { secondsUntil, type Count } from './rateLimits.ts';

/** Raises 429 `error.rateLimited`, with the seconds to wait, when a counter is above its limit. */
export function refuseAbove(limit: number, { hits, resetsAt }: Count, now: Date): void {
  if (hits <= limit) return;
  throw new AppError({ ...COMMON_FAILURES.rateLimited, values: { seconds: String(secondsUntil(resetsAt, now)) } });
}
