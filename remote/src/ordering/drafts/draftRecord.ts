import type { OrderDraftKind } from '@portal/shared/domain/ordering/orderDraftSteps';
import type { DraftStore } from '../../ui/form/draftStore.ts';
import type { OrderDraftPort } from './OrderDraftPort.ts';

/** The state of the server's copy, as far as this browser knows it. */
export interface DraftRecord {
  /** Version of the copy that was read or saved last; 0: none. */
  readonly version: number;
  /** It was discarded here, which the server does not know yet. */
  readonly isEnded: boolean;
}

const keyOf = (kind: OrderDraftKind): string => `order.drafts.${kind}`;

export function readRecord(drafts: DraftStore, kind: OrderDraftKind): DraftRecord {
  const { version, isEnded } = drafts.load(keyOf(kind)) ?? {};
  return { version: typeof version === 'number' ? version : 0, isEnded: isEnded === true };
}

export function writeRecord(drafts: DraftStore, kind: OrderDraftKind, version: number, isEnded = false): void {
  drafts.save(keyOf(kind), { version, isEnded });
  drafts.markKept([keyOf(kind)]);
}

export const removeRecord = (drafts: DraftStore, kind: OrderDraftKind): void => drafts.remove(keyOf(kind));

/** True when something is typed that the server does not have. */
export const isUnsent = (drafts: DraftStore, port: OrderDraftPort): boolean =>
  port.read(drafts) !== null && !drafts.areKept(port.keys);
