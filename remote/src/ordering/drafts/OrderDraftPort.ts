import type { OrderDraftBody, OrderDraftContent, OrderDraftSummary } from '@portal/shared/contract/orderDrafts';
import type { OrderDraftKind } from '@portal/shared/domain/ordering/orderDraftSteps';
import type { DraftStore } from '../../ui/form/draftStore.ts';

/** A draft as it is sent. */
export type DraftParts = Pick<OrderDraftBody, 'step' | 'content'>;

/** The way between the forms of one kind of order, which keep what is typed in the browser, and its draft on the server. */
export interface OrderDraftPort {
  readonly kind: OrderDraftKind;
  /** The keys of all that the browser keeps of it. */
  readonly keys: readonly string[];
  /** Returns what the browser has; null where nothing is typed. */
  readonly read: (drafts: DraftStore) => DraftParts | null;
  /** Puts the server's copy in the place of the browser's. */
  readonly write: (drafts: DraftStore, draft: DraftParts) => void;
  /** Deletes the browser's copy. */
  readonly remove: (drafts: DraftStore) => void;
  /** Lets what is typed begin a new order, whose cart is its own. */
  readonly detach: (drafts: DraftStore) => void;
  /** Returns the address at which it goes on; null for one that can no longer be opened. */
  readonly getPath: (draft: Pick<OrderDraftSummary, 'step' | 'utid' | 'amount'>) => string | null;
}

export type { OrderDraftContent };
