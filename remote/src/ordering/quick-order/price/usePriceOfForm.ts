import { useEffect } from 'react';
import { isApiError } from '../../../api/apiError.ts';
import { useSession } from '../../../entities/session/sessionSource.ts';
import { fingerprintOf, type OrderContent } from '../checkout/checkoutValues.ts';
import type { Pricing } from './usePricing.ts';

const ASK_AFTER_MS = 400;

/** `incomplete`: something is missing or wrong; `updating`: the price is not of what stands in the form; `failed`: the server refused. */
export type PriceState = 'incomplete' | 'updating' | 'current' | 'failed';

/** Keeps the price with the form: asks shortly after the last change, once the order is complete. */
export function usePriceOfForm({ answer, want, price, requote }: Pricing, content: OrderContent | null): PriceState {
  const fingerprint = content && fingerprintOf(content);
  const isAnswered = fingerprint !== null && answer?.fingerprint === fingerprint;
  useEffect(() => {
    want(fingerprint);
    if (content === null || isAnswered) return;
    const timer = window.setTimeout(() => price(content), ASK_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [content, fingerprint, isAnswered, price, want]);

  // Signed in again: what the ended session kept from being priced is asked for again.
  const { status } = useSession();
  const wasRefused = isApiError(answer?.error) && answer.error.status === 401;
  useEffect(() => {
    if (status === 'signed-in' && wasRefused) requote();
  }, [status, wasRefused, requote]);

  if (content === null) return 'incomplete';
  if (!isAnswered) return 'updating';
  return answer.quote === null ? 'failed' : 'current';
}
