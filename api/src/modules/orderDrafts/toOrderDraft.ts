import type { OrderDraftContent, OrderDraftSummary } from '@portal/shared/contract/orderDrafts';
import { DRAFT_STEPS, ORDER_DRAFT_KINDS } from '@portal/shared/domain/ordering/orderDraftSteps';
import { oneOf } from '../../db/oneOf.ts';
import type { OrderDraftRow } from './orderDraftRepository.ts';

/** A draft that has not ended; its content was checked as it was saved. */
export type OpenDraftRow = Omit<OrderDraftRow, 'content'> & { readonly content: OrderDraftContent };

export const isOpen = (row: OrderDraftRow | OpenDraftRow | undefined): row is OpenDraftRow =>
  row !== undefined && row.content !== null;

type Reward = Pick<OrderDraftSummary, 'utid' | 'rewardName' | 'amount' | 'currencyCode'>;

/** Returns the reward of a quick order, else that of one in four steps. */
function toReward({ selectedReward, reward }: OrderDraftContent): Reward {
  if (selectedReward != null)
    return {
      utid: selectedReward.utid,
      rewardName: selectedReward.brandName ?? null,
      amount: selectedReward.amount ?? null,
      currencyCode: selectedReward.currencyCode ?? null,
    };
  return {
    utid: reward?.utid ?? null,
    rewardName: reward?.rewardName ?? null,
    amount: reward?.rewardAmount?.value ?? null,
    currencyCode: reward?.rewardAmount?.currencyCode ?? null,
  };
}

/** Counts the recipients of whom anything is typed. */
const countRecipients = ({ recipients = [] }: OrderDraftContent): number =>
  recipients.filter(({ firstName, lastName, email, mobileNumber }) =>
    [firstName, lastName, email, mobileNumber].some((text) => (text ?? '').trim() !== ''),
  ).length;

/** Returns what a draft is about; `names`: of the accounts that the user sees, by their identifiers. */
export function toSummary(row: OpenDraftRow, names: ReadonlyMap<string, string>): OrderDraftSummary {
  const { content } = row;
  const accountIdentifier = content.groupAndAccount?.accountIdentifier ?? null;
  return {
    kind: oneOf(ORDER_DRAFT_KINDS, row.kind),
    version: row.version,
    format: row.format,
    step: oneOf(DRAFT_STEPS, row.step),
    updatedAt: row.updated_at.toISOString(),
    accountIdentifier,
    accountName: accountIdentifier === null ? null : (names.get(accountIdentifier) ?? null),
    ...toReward(content),
    // Cards in bulk have a contact.
    recipientCount: row.kind === 'BULK_PHYSICAL' ? 0 : countRecipients(content),
    fileUploadId: content.fileUploadId ?? null,
    fileName: content.fileName ?? null,
  };
}
