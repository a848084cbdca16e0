import type { Language } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { Tx } from '../../../db/client.ts';
import { listNoticeRecipients } from '../../identity/index.ts';
import type { SendNotice } from '../../outbox/index.ts';
import { bankReturnReason } from '../../../texts/bankReturnReasons.ts';
import { formatDay, formatMoney } from '../../../texts/formatMoney.ts';
import { listContactEmails } from '../../accounts/index.ts';
import { findAccountOf, findDepositor } from '../depositParties.ts';
import type { DepositRow } from '../depositRepository.ts';
import { findJournalIdentifier } from '../../../ledger/journalReadModel.ts';

/** News of a deposit by bank, for a mail. */
type BankDepositNews =
  /** `day`: ISO, until when the money can be used. */
  | { readonly topic: 'BANK_DEPOSIT_MAIL'; readonly at: Date; readonly day: string }
  | { readonly topic: 'BANK_DEPOSIT_ADDED_MAIL'; readonly at: Date }
  | { readonly topic: 'BANK_RETURN_MAIL'; readonly at: Date; readonly returnCode: string | null };

/** Queues a mail about a deposit by bank to who asked for it, and to the account's contacts for such deposits. */
export type NotifyBankDeposit = (tx: Tx, deposit: DepositRow, news: BankDepositNews) => Promise<void>;

export const createBankDepositMails =
  (sendNotice: SendNotice): NotifyBankDeposit =>
  async (tx, deposit, news) => {
    const { platform_id: platformId } = deposit;
    const account = await findAccountOf(tx, deposit);
    const depositor = await findDepositor(tx, deposit);
    const contacts = await listContactEmails(tx, { platformId, accountId: account.id }, 'BANK_DEPOSIT');
    for (const { email, id, langKey } of await listNoticeRecipients(
      tx,
      platformId,
      [depositor.email, ...contacts],
      depositor,
    )) {
      const language = languageOf(langKey);
      const values = {
        account: account.display_name,
        accountNumber: account.account_number,
        amount: formatMoney(deposit.amount_minor, deposit.currency_code, language),
        source: deposit.source_name ?? '',
        accountIdentifier: account.identifier,
        transaction: await transactionOf(tx, deposit),
        ...newsIn(news, language),
      };
      const { topic, at } = news;
      await sendNotice(tx, { topic, user: { platformId, id }, at, recipientEmail: email, values });
    }
  };

/** Returns what the mail's button leads to: the transaction that took the money back, else the deposit. */
const transactionOf = async (tx: Tx, { platform_id, identifier, reversal_journal_id: journalId }: DepositRow) =>
  journalId === null ? identifier : findJournalIdentifier(tx, platform_id, journalId);

function newsIn(news: BankDepositNews, language: Language): Record<string, string> {
  if (news.topic === 'BANK_RETURN_MAIL') return { reason: bankReturnReason(news.returnCode, language) };
  if (news.topic === 'BANK_DEPOSIT_ADDED_MAIL') return {};
  return { day: formatDay(new Date(news.day), language) };
}
