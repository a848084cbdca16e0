import { useEffect, useMemo, useState } from 'react';
import { useOrderDrafts } from '../../entities/order-draft/useOrderDrafts.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { createDraftSync, type DraftConflict, type DraftSync } from './createDraftSync.ts';
import type { OrderDraftPort } from './OrderDraftPort.ts';
import { useDraftCalls } from './useDraftCalls.ts';

const SEND_AFTER_MS = 1_500;

/** The draft of an order that is typed on a page. */
export interface OrderDraftOfPage {
  readonly sync: DraftSync;
  readonly conflict: DraftConflict | null;
  /** False for whom the server keeps no drafts. */
  readonly isKept: boolean;
}

/**
 * Sends what a page writes to the browser's copy of a draft: soon after it, as the page is left, hidden or signed out of, and
 * as the browser is online again. A copy that is removed has ended. Staff who emulate an organisation send nothing.
 */
export function useDraftSync(port: OrderDraftPort): OrderDraftOfPage {
  const drafts = useDraftStore();
  const calls = useDraftCalls();
  const { list, askedAt, areKept } = useOrderDrafts();
  const [conflict, onConflict] = useState<DraftConflict | null>(null);
  const [sync] = useState(() => createDraftSync({ port, drafts, calls, onConflict }));

  useEffect(() => {
    if (list !== undefined) sync.check(list, askedAt);
  }, [list, askedAt, sync]);

  useEffect(() => {
    if (!areKept) return;
    let timer: number | undefined;
    const send = () => void sync.send();
    const sendHidden = () => document.hidden && void drafts.send();
    const ends = [
      drafts.onSend(() => sync.send()),
      drafts.onWrite((key) => {
        if (!port.keys.includes(key)) return;
        window.clearTimeout(timer);
        if (drafts.load(key) === null && port.read(drafts) === null) void sync.end();
        else timer = window.setTimeout(send, SEND_AFTER_MS);
      }),
    ];
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', sendHidden);
    send();
    return () => {
      window.clearTimeout(timer);
      ends.forEach((end) => end());
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', sendHidden);
      // Forms on the page write what they hold before this comes to its turn.
      send();
    };
  }, [areKept, drafts, port, sync]);

  return useMemo(() => ({ sync, conflict, isKept: areKept }), [sync, conflict, areKept]);
}
