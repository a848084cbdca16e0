import type { OrderDrafts } from '@portal/shared/contract/orderDrafts';
import { ORDER_DRAFT_FORMAT } from '@portal/shared/domain/ordering/orderDraftSteps';
import type { DraftStore } from '../../ui/form/draftStore.ts';
import { isGone, type DraftCalls } from './createDraftSync.ts';
import { isUnsent, readRecord, removeRecord, writeRecord } from './draftRecord.ts';
import type { OrderDraftPort } from './OrderDraftPort.ts';

/**
 * Lets the browser's copy follow the server's, before a form begins with it: it is brought in where there is none or an older one,
 * and goes where it was placed or discarded elsewhere. What was typed here and not sent stays, whatever the server has.
 */
export async function bringIn(
  port: OrderDraftPort,
  { drafts, calls, list }: { readonly drafts: DraftStore; readonly calls: DraftCalls; readonly list: OrderDrafts },
): Promise<void> {
  const { kind, keys } = port;
  const record = readRecord(drafts, kind);
  const there = list.drafts.find((draft) => draft.kind === kind);
  if (record.isEnded) {
    if (there?.version === record.version) await calls.remove(kind);
    removeRecord(drafts, kind);
    return;
  }
  if (isUnsent(drafts, port)) return;
  const isHere = port.read(drafts) !== null;
  if (there === undefined ? !isHere || record.version === 0 : isHere && there.version === record.version) return;
  if (there !== undefined && there.format > ORDER_DRAFT_FORMAT) return;
  const owner = drafts.owner();
  const draft = await calls.read(kind).catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });
  if (drafts.owner() !== owner || isUnsent(drafts, port)) return;
  if (draft === null) {
    port.remove(drafts);
    removeRecord(drafts, kind);
    return;
  }
  port.write(drafts, draft);
  writeRecord(drafts, kind, draft.version);
  drafts.markKept(keys);
}
