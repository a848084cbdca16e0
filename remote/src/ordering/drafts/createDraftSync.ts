import type { OrderDraft, OrderDrafts, OrderDraftSummary } from '@portal/shared/contract/orderDrafts';
import { ORDER_DRAFT_FORMAT, type OrderDraftKind } from '@portal/shared/domain/ordering/orderDraftSteps';
import { isApiError } from '../../api/apiError.ts';
import type { SavedDraft } from '../../entities/order-draft/orderDraftsApi.ts';
import type { DraftStore } from '../../ui/form/draftStore.ts';
import { readRecord, removeRecord, writeRecord } from './draftRecord.ts';
import type { OrderDraftPort } from './OrderDraftPort.ts';

/** Calls about the server's copy. Each rejects with an ApiError. */
export interface DraftCalls {
  save(draft: SavedDraft): Promise<OrderDraftSummary>;
  read(kind: OrderDraftKind): Promise<OrderDraft>;
  remove(kind: OrderDraftKind): Promise<unknown>;
}

/** The fate of the draft in another tab or on another device: saved with other content, or placed or discarded. */
export type DraftConflict = 'changed' | 'ended';

export interface DraftSync {
  /** Sends what the server does not have. Resolves to true when it has all; calls run in sequence. */
  send(): Promise<boolean>;
  /** Tells the server that the draft was placed or discarded here. */
  end(): Promise<void>;
  /** Compares a list that the server answered, and when it was asked for, with what this page has. */
  check(list: OrderDrafts, askedAt: number): void;
  /** Deletes what is typed here of a draft that has ended elsewhere. */
  drop(): void;
  /** Goes on with what is typed here, over what was saved elsewhere. */
  keepOwn(): Promise<void>;
  /** Puts the server's copy in the place of the browser's, and returns it; null when there is none any more. */
  takeOther(): Promise<OrderDraft | null>;
  conflict(): DraftConflict | null;
}

interface DraftSyncDeps {
  readonly port: OrderDraftPort;
  readonly drafts: DraftStore;
  readonly calls: DraftCalls;
  readonly onConflict: (conflict: DraftConflict | null) => void;
  readonly now?: () => number;
}

const CONFLICTS: Readonly<Record<string, DraftConflict>> = {
  'error.orderDraft.changed': 'changed',
  'error.orderDraft.ended': 'ended',
};

const conflictOf = (error: unknown): DraftConflict | null =>
  isApiError(error) ? (CONFLICTS[error.i18nKey] ?? null) : null;

export const isGone = (error: unknown): boolean => isApiError(error) && error.i18nKey === 'error.orderDraft.notFound';

/** Keeps the server's copy of a draft in step with the one that a page writes to the browser. */
export function createDraftSync({ port, drafts, calls, onConflict, now = Date.now }: DraftSyncDeps): DraftSync {
  const { kind, keys } = port;
  const owner = drafts.owner();
  // This page's own: another tab may have written another one to the browser since.
  let { version } = readRecord(drafts, kind);
  let sent = version > 0 && drafts.areKept(keys) ? JSON.stringify(port.read(drafts)) : null;
  let conflict: DraftConflict | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let pending = 0;
  let settledAt = 0;

  const isOwner = (): boolean => drafts.owner() === owner;
  const setConflict = (found: DraftConflict | null): void => {
    if (conflict === found) return;
    conflict = found;
    onConflict(found);
  };
  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    pending += 1;
    const result = running.then(work).finally(() => {
      pending -= 1;
      settledAt = now();
    });
    running = result.catch(() => undefined);
    return result;
  };
  const note = (saved: number, text: string): void => {
    version = saved;
    sent = text;
    writeRecord(drafts, kind, saved);
    if (JSON.stringify(port.read(drafts)) === text) drafts.markKept(keys);
  };

  const save = async (): Promise<boolean> => {
    const parts = isOwner() ? port.read(drafts) : null;
    if (parts === null || conflict !== null) return conflict === null;
    const text = JSON.stringify(parts);
    if (text === sent) {
      drafts.markKept(keys);
      return true;
    }
    try {
      const saved = await calls.save({ kind, body: { version, format: ORDER_DRAFT_FORMAT, ...parts } });
      if (isOwner()) note(saved.version, text);
      return true;
    } catch (error) {
      if (isOwner()) setConflict(conflictOf(error));
      return false;
    }
  };
  const remove = async (): Promise<void> => {
    const last = version;
    version = 0;
    sent = null;
    setConflict(null);
    if (!isOwner()) return;
    removeRecord(drafts, kind);
    if (last > 0)
      await calls.remove(kind).catch((error: unknown) => isGone(error) || writeRecord(drafts, kind, last, true));
  };
  /** Begins anew from what the server has now. */
  const adopt = (found: number): void => {
    version = found;
    sent = null;
    setConflict(null);
  };
  const send = (): Promise<boolean> => queue(save);
  const readOther = (): Promise<OrderDraft | null> =>
    calls.read(kind).catch((error: unknown) => {
      if (isGone(error)) return null;
      throw error;
    });

  return {
    send,
    end: () => queue(remove),
    drop: () => {
      adopt(0);
      removeRecord(drafts, kind);
      port.remove(drafts);
    },
    conflict: () => conflict,
    check: (list, askedAt) => {
      if (version === 0 || pending > 0 || askedAt <= settledAt || port.read(drafts) === null) return;
      const found = list.drafts.find((draft) => draft.kind === kind);
      if (found === undefined) setConflict('ended');
      else if (found.version > version) setConflict('changed');
    },
    keepOwn: async () => {
      const other = await queue(readOther);
      if (other === null) port.detach(drafts);
      adopt(other?.version ?? 0);
      await send();
    },
    takeOther: async () => {
      const other = await queue(readOther);
      if (other === null) {
        setConflict('ended');
        return null;
      }
      port.write(drafts, other);
      adopt(other.version);
      note(other.version, JSON.stringify(port.read(drafts)));
      return other;
    },
  };
}
