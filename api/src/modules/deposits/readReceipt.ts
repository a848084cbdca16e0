import { FUNDING_TYPES, type Language } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { Executor } from '../../db/client.ts';
import type { ReceiptData } from '../../pdf/documents/receiptDocument.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import { documentOf } from '../platforms/index.ts';
import { findCredited } from './depositReadModel.ts';

/** Characters of the transaction's identifier, by which the history finds it. */
const NUMBER_LENGTH = 8;

/** Reads what the receipt of a deposit says; null when the transaction is no deposit into the account. */
export async function readReceipt(
  executor: Executor,
  account: AccountRow,
  transaction: string,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<ReceiptData | null> {
  const deposit = await findCredited(executor, account, transaction);
  const kind = FUNDING_TYPES.find((type) => type === deposit?.type);
  if (deposit === undefined || kind === undefined) return null;
  const { fee_minor: fee, fee_rate_millionths: rate } = deposit;
  return {
    ...(await documentOf(executor, account, language, now)),
    kind,
    number: deposit.identifier.slice(0, NUMBER_LENGTH).toUpperCase(),
    at: deposit.created_at.toISOString(),
    amount: deposit.amount_minor,
    fee: fee === null || rate === null || fee === 0n ? null : { amount: fee, rateMillionths: rate },
    source: deposit.source_name,
    depositedBy: deposit.first_name === null ? null : fullName(deposit.first_name, deposit.last_name),
    // The note of a wire is none.
    purchaseOrderNumber: kind === 'CARD_DEPOSIT' ? deposit.note : null,
    transactionId: deposit.identifier,
  };
}
