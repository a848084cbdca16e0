import { useEffect, useState } from 'react';
import { useOrderDrafts } from '../../entities/order-draft/useOrderDrafts.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { bringIn } from './bringIn.ts';
import { isUnsent } from './draftRecord.ts';
import type { OrderDraftPort } from './OrderDraftPort.ts';
import { useDraftCalls } from './useDraftCalls.ts';

/** Returns true once the browser has the draft that a form begins with: the server's, where it can be read. */
export function useBroughtIn(port: OrderDraftPort): boolean {
  const drafts = useDraftStore();
  const calls = useDraftCalls();
  const { list, isUnknown, areKept } = useOrderDrafts();
  const [isReady, setReady] = useState(() => !areKept || isUnsent(drafts, port));
  useEffect(() => {
    if (isReady) return;
    const ready = () => setReady(true);
    if (isUnknown) ready();
    else if (list !== undefined) bringIn(port, { drafts, calls, list }).then(ready, ready);
  }, [isReady, isUnknown, list, port, drafts, calls]);
  return isReady;
}
