import type { DraftStore } from '../../ui/form/draftStore.ts';
import { isGone, type DraftCalls } from './createDraftSync.ts';
import { readRecord, removeRecord, writeRecord } from './draftRecord.ts';
import type { OrderDraftPort } from './OrderDraftPort.ts';

/** Deletes a draft here and, now or once that can be reached, on the server, where it has a version. */
export async function discardDraft(
  port: OrderDraftPort,
  { drafts, calls, version }: { readonly drafts: DraftStore; readonly calls: DraftCalls; readonly version: number },
): Promise<void> {
  const { kind } = port;
  const known = Math.max(version, readRecord(drafts, kind).version);
  port.remove(drafts);
  removeRecord(drafts, kind);
  if (known === 0) return;
  await calls.remove(kind).catch((error: unknown) => {
    if (!isGone(error)) writeRecord(drafts, kind, known, true);
  });
}
