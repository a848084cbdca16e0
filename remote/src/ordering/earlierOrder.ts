import type { DraftStore } from '../ui/form/draftStore.ts';
import {
  CHECKOUT_DRAFT,
  isOrderedReward,
  LINE_MAILS_DRAFT,
  readOrderDraft,
  writeOrderDraft,
  type OrderedReward,
} from './orderDraft.ts';

const EARLIER_DRAFT = 'order.checkout.earlier';

/** An order for another reward than the one that is ordered now, as far as it was typed. */
export interface EarlierOrder {
  readonly reward: OrderedReward;
  /** The values of its form, as they were stored. */
  readonly values: Readonly<Record<string, unknown>>;
  /** It is not to be offered again; the other reward's own order still begins with it. */
  readonly isDismissed: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads it from storage; null where nothing was typed for another reward. */
export function readEarlierOrder(drafts: DraftStore): EarlierOrder | null {
  const { reward, values, isDismissed } = drafts.load(EARLIER_DRAFT) ?? {};
  return isOrderedReward(reward) && isRecord(values) ? { reward, values, isDismissed: isDismissed === true } : null;
}

export function writeEarlierOrder(drafts: DraftStore, order: EarlierOrder): void {
  drafts.save(EARLIER_DRAFT, { ...order });
}

export const removeEarlierOrder = (drafts: DraftStore): void => drafts.remove(EARLIER_DRAFT);

/** Lets the order of a reward begin with what was typed for that one alone; what was typed for another is set aside. */
export function separateDrafts(drafts: DraftStore, reward: OrderedReward): void {
  // Forms that are on screen write what they hold first.
  drafts.all();
  const draft = readOrderDraft(drafts);
  const typed = drafts.load(CHECKOUT_DRAFT);
  // A draft that names no reward may be this one's.
  if (typed !== null && (draft.reward === undefined || draft.reward.utid === reward.utid)) return;
  drafts.remove(LINE_MAILS_DRAFT);
  const earlier = readEarlierOrder(drafts);
  const own = earlier?.reward.utid === reward.utid ? earlier : null;
  if (own !== null) removeEarlierOrder(drafts);
  if (typed !== null && draft.reward !== undefined) {
    const isDismissed = earlier?.reward.utid === draft.reward.utid && earlier.isDismissed;
    writeEarlierOrder(drafts, { reward: draft.reward, values: typed, isDismissed });
  }
  if (own === null) {
    drafts.setAside(CHECKOUT_DRAFT);
    return;
  }
  drafts.save(CHECKOUT_DRAFT, own.values);
  writeOrderDraft(drafts, { ...draft, reward });
}
