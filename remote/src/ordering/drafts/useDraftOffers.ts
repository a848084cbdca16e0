import type { OrderDraftSummary } from '@portal/shared/contract/orderDrafts';
import { ORDER_DRAFT_FORMAT } from '@portal/shared/domain/ordering/orderDraftSteps';
import { useEffect, useRef, useState } from 'react';
import type { KnownDrafts } from '../../entities/order-draft/useOrderDrafts.ts';
import { useDraftStore, type DraftStore } from '../../ui/form/draftStore.ts';
import { bringIn } from './bringIn.ts';
import { createDraftSync } from './createDraftSync.ts';
import { DRAFT_PORTS } from './draftPorts.ts';
import { isUnsent, readRecord } from './draftRecord.ts';
import type { OrderDraftPort } from './OrderDraftPort.ts';
import { useDraftCalls } from './useDraftCalls.ts';

type About = Pick<
  OrderDraftSummary,
  'step' | 'accountIdentifier' | 'utid' | 'rewardName' | 'amount' | 'currencyCode' | 'recipientCount'
>;

/** A half-made order that can be continued or discarded. */
export interface DraftOffer extends About {
  readonly port: OrderDraftPort;
  /** Version of the server's copy; 0: it has none. */
  readonly version: number;
  /** Null for what this browser alone has. */
  readonly updatedAt: string | null;
  /** A later version of the portal wrote it. */
  readonly isNewer: boolean;
}

/** Returns what a draft in the browser is about, as the server says it of its own. */
function aboutOwn(port: OrderDraftPort, drafts: DraftStore): About | null {
  const draft = port.read(drafts);
  if (draft === null) return null;
  const { selectedReward, reward, groupAndAccount, recipients = [] } = draft.content;
  return {
    step: draft.step,
    accountIdentifier: groupAndAccount?.accountIdentifier ?? null,
    utid: selectedReward?.utid ?? reward?.utid ?? null,
    rewardName: selectedReward?.brandName ?? reward?.rewardName ?? null,
    amount: selectedReward?.amount ?? reward?.rewardAmount?.value ?? null,
    currencyCode: selectedReward?.currencyCode ?? reward?.rewardAmount?.currencyCode ?? null,
    // Cards in bulk have a contact.
    recipientCount:
      port.kind === 'BULK_PHYSICAL'
        ? 0
        : recipients.filter((one) => [one.firstName, one.lastName, one.email, one.mobileNumber].some(Boolean)).length,
  };
}

function toOffer(
  port: OrderDraftPort,
  drafts: DraftStore,
  { list, isUnknown, areKept }: KnownDrafts,
): DraftOffer | null {
  const there = list?.drafts.find(({ kind }) => kind === port.kind);
  const record = readRecord(drafts, port.kind);
  const isAlone = isUnsent(drafts, port) || (list === undefined && (isUnknown || !areKept));
  const own = isAlone ? aboutOwn(port, drafts) : null;
  if (own !== null) return { ...own, port, version: there?.version ?? 0, updatedAt: null, isNewer: false };
  if (there === undefined || (record.isEnded && record.version === there.version)) return null;
  return { ...there, port, isNewer: there.format > ORDER_DRAFT_FORMAT };
}

/** Returns the half-made orders of the user. What the server does not have of them yet is sent. */
export function useDraftOffers(known: KnownDrafts): readonly DraftOffer[] {
  const drafts = useDraftStore();
  const calls = useDraftCalls();
  const [, setTimes] = useState(0);
  const { list, areKept } = known;
  const isStarted = useRef(false);
  useEffect(() => {
    if (list === undefined || !areKept || isStarted.current) return;
    // Once a visit: the list tells of what is saved elsewhere meanwhile.
    isStarted.current = true;
    const follow = async (port: OrderDraftPort): Promise<void> => {
      if (isUnsent(drafts, port)) await createDraftSync({ port, drafts, calls, onConflict: () => undefined }).send();
      else await bringIn(port, { drafts, calls, list });
    };
    // A draft that cannot be sent is offered as it is here, and sent the next time.
    void Promise.allSettled(DRAFT_PORTS.map(follow)).then(() => setTimes((times) => times + 1));
  }, [list, areKept, drafts, calls]);
  return DRAFT_PORTS.flatMap((port) => toOffer(port, drafts, known) ?? []);
}
