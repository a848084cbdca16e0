import { useDraftStore } from '../../ui/form/draftStore.ts';
import { bulkDraft, readBulkCart } from './bulkDraft.ts';
import { discardDraft } from './discardDraft.ts';
import { useDraftCalls } from './useDraftCalls.ts';

/** Returns what ends the half-made order of cards in bulk once its cart is ordered; other carts have none. */
export function useEndBulkDraft(): (cartId: string) => void {
  const drafts = useDraftStore();
  const calls = useDraftCalls();
  return (cartId) => {
    if (readBulkCart(drafts) === cartId) void discardDraft(bulkDraft, { drafts, calls, version: 0 });
  };
}
