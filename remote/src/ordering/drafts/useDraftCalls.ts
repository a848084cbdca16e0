import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { deleteOrderDraft, readOrderDraft, saveOrderDraft } from '../../entities/order-draft/orderDraftsApi.ts';
import type { DraftCalls } from './createDraftSync.ts';

/** Calls about drafts, which go on once their page is left. Nobody waits for one that is saved while more is typed: no line says so. */
export function useDraftCalls(): DraftCalls {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useMemo(
    () => ({
      save: (draft) => dispatch(saveOrderDraft.initiate(draft, { track: false })).unwrap(),
      read: (kind) => dispatch(readOrderDraft.initiate(kind, { forceRefetch: true, subscribe: false })).unwrap(),
      remove: (kind) => dispatch(deleteOrderDraft.initiate(kind, { track: false })).unwrap(),
    }),
    [dispatch],
  );
}
