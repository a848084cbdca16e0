import { useMemo } from 'react';
import {
  useDeleteOrderDraftMutation,
  useLazyReadOrderDraftQuery,
  useSaveOrderDraftMutation,
} from '../../entities/order-draft/orderDraftsApi.ts';
import type { DraftCalls } from './createDraftSync.ts';

/** Calls about drafts; a copy is always read anew. */
export function useDraftCalls(): DraftCalls {
  const [save] = useSaveOrderDraftMutation();
  const [read] = useLazyReadOrderDraftQuery();
  const [remove] = useDeleteOrderDraftMutation();
  return useMemo(
    () => ({
      save: (draft) => save(draft).unwrap(),
      read: (kind) => read(kind, false).unwrap(),
      remove: (kind) => remove(kind).unwrap(),
    }),
    [save, read, remove],
  );
}
