import { useMemo } from 'react';
import {
  useCreateCartMutation,
  useCreateQuoteMutation,
  useReplaceCartLinesMutation,
  useUpdateCartMutation,
} from '../quickOrderApi.ts';
import { useMetadataRefusal } from './useMetadataRefusal.ts';
import type { CartCalls } from './priceOrder.ts';

/** The cart mutations as functions that reject with the server's error. */
export function useCartCalls(): CartCalls {
  const [createCart] = useCreateCartMutation();
  const [updateCart] = useUpdateCartMutation();
  const [replaceLines] = useReplaceCartLinesMutation();
  const [createQuote] = useCreateQuoteMutation();
  const tellRefusal = useMetadataRefusal();
  return useMemo(
    () => ({
      createCart: (args) => createCart(args).unwrap(),
      updateCart: (args) => updateCart(args).unwrap().catch(tellRefusal),
      replaceLines: (args) => replaceLines(args).unwrap(),
      createQuote: (args) => createQuote(args).unwrap(),
    }),
    [createCart, updateCart, replaceLines, createQuote, tellRefusal],
  );
}
