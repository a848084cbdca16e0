import { useEffect } from 'react';
import { fingerprintOf, type OrderContent } from '../checkout/checkoutValues.ts';
import type { Pricing } from './usePricing.ts';

const ASK_AFTER_MS = 400;

/** `incomplete`: something is missing or wrong; `updating`: the price is not of what stands in the form; `failed`: the server refused. */
export type PriceState = 'incomplete' | 'updating' | 'current' | 'failed';

/** Keeps the price with the form: asks shortly after the last change, once the order is complete. */
export function usePriceOfForm({ answer, want, price }: Pricing, content: OrderContent | null): PriceState {
  const fingerprint = content && fingerprintOf(content);
  const isAnswered = fingerprint !== null && answer?.fingerprint === fingerprint;
  useEffect(() => {
    want(fingerprint);
    if (content === null || isAnswered) return;
    const timer = window.setTimeout(() => price(content), ASK_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [content, fingerprint, isAnswered, price, want]);
  if (content === null) return 'incomplete';
  if (!isAnswered) return 'updating';
  return answer.quote === null ? 'failed' : 'current';
}
