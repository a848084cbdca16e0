import { FUNDING_TYPES, type Language } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/fullName';
import type { Executor } from '../../db/client.ts';
import type { ReceiptData } from '../../pdf/documents/receiptDocument.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import { documentOf } from '../platforms/index.ts';

/** Characters of the transaction's identifier, by which the history finds it. */
const NUMBER_LENGTH = 8;

/** What the receipt of a deposit says; null when the transaction is no deposit into the account. */
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

/** The journal that credited the account; those from before deposits had rows of their own have no source and no fee. */
const findCredited = (executor: Executor, { platform_id, id }: AccountRow, identifier: string) =>
  executor
    .selectFrom('ledger_journals')
    .innerJoin('ledger_entries', (join) =>
      join
        .onRef('ledger_entries.platform_id', '=', 'ledger_journals.platform_id')
        .onRef('ledger_entries.journal_id', '=', 'ledger_journals.id'),
    )
    .innerJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.platform_id', '=', 'ledger_entries.platform_id')
        .onRef('ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')
        .on('ledger_accounts.kind', '=', 'WALLET')
        .on('ledger_accounts.account_id', '=', id),
    )
    .leftJoin('deposits', (join) =>
      join
        .onRef('deposits.platform_id', '=', 'ledger_journals.platform_id')
        .onRef('deposits.credit_journal_id', '=', 'ledger_journals.id'),
    )
    .leftJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'ledger_journals.platform_id')
        .onRef('users.id', '=', 'ledger_journals.created_by_user_id'),
    )
    .select([
      'ledger_journals.type',
      'ledger_journals.identifier',
      'ledger_journals.created_at',
      'ledger_entries.amount_minor',
      'deposits.fee_minor',
      'deposits.fee_rate_millionths',
      'deposits.source_name',
      'deposits.note',
      'users.first_name',
      'users.last_name',
    ])
    .where('ledger_journals.platform_id', '=', platform_id)
    .where('ledger_journals.identifier', '=', identifier)
    .where('ledger_entries.amount_minor', '>', 0n)
    .executeTakeFirst();
