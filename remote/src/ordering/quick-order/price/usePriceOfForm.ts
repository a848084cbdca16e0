import { useEffect } from 'react';
import { isApiError } from '../../../api/apiError.ts';
import { useSession } from '../../../entities/session/sessionSource.ts';
import { toFingerprint, type OrderContent } from '../checkout/checkoutValues.ts';
import type { Pricing } from './usePricing.ts';

const ASK_AFTER_MS = 400;

/**
 * `incomplete`: a value is missing or invalid; `updating`: the price does not belong to the current values; `failed`:
 * the server rejected them.
 */
export type PriceState = 'incomplete' | 'updating' | 'current' | 'failed';

/** Requests the price of a complete order, debounced. */
export function usePriceOfForm({ answer, want, price, requote }: Pricing, content: OrderContent | null): PriceState {
  const fingerprint = content && toFingerprint(content);
  const isAnswered = fingerprint !== null && answer?.fingerprint === fingerprint;
  useEffect(() => {
    want(fingerprint);
    if (content === null || isAnswered) return;
    const timer = window.setTimeout(() => price(content), ASK_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [content, fingerprint, isAnswered, price, want]);

  // After the user has signed in again, requests the price that the expired session prevented.
  const { status } = useSession();
  const wasRefused = isApiError(answer?.error) && answer.error.status === 401;
  useEffect(() => {
    if (status === 'signed-in' && wasRefused) requote();
  }, [status, wasRefused, requote]);

  if (content === null) return 'incomplete';
  if (!isAnswered) return 'updating';
  return answer.quote === null ? 'failed' : 'current';
}
