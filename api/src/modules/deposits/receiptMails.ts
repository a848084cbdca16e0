import type { Language } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/languages';
import type { Tx } from '../../db/client.ts';
import { readersOf } from '../../delivery/noticeReaders.ts';
import type { SendNotice } from '../../delivery/queueNotice.ts';
import type { ReceiptData } from '../../pdf/documents/receiptDocument.ts';
import { formatMoney } from '../../texts/formatMoney.ts';
import { listContactEmails } from '../accounts/index.ts';
import { readReceipt } from '../fundingDocuments/index.ts';
import type { DepositRow } from './depositRepository.ts';
import { findAccount, findDepositor, listCardEmails } from './receiptMailReadModel.ts';

/** Queues the receipt of a card deposit that was credited, once to each address. */
export type SendReceipts = (
  tx: Tx,
  deposit: DepositRow,
  credit: { readonly transaction: string; readonly at: Date },
) => Promise<void>;

/**
 * Goes to who made the deposit, to the addresses of the card and to the account's contacts for card deposits. A mail is in the
 * language of the user whose address it goes to; to others, of who made the deposit.
 */
export const createReceiptMails =
  (sendNotice: SendNotice): SendReceipts =>
  async (tx, deposit, { transaction, at }) => {
    const { platform_id: platformId } = deposit;
    const account = await findAccount(tx, deposit);
    const depositor = await findDepositor(tx, deposit);
    const receipt = await readReceipt(tx, account, transaction, { language: languageOf(depositor.langKey), now: at });
    if (receipt === null) throw new Error('The deposit was not credited');
    const emails = [
      depositor.email,
      ...(await listCardEmails(tx, deposit)),
      ...(await listContactEmails(tx, { platformId, accountId: account.id }, 'CARD_DEPOSIT')),
    ];
    for (const { email, id, langKey } of await readersOf(tx, platformId, emails, depositor)) {
      const values = {
        ...textsOf(receipt, languageOf(langKey)),
        accountIdentifier: account.identifier,
        transaction,
      };
      const user = { platformId, id };
      await sendNotice(tx, { topic: 'CARD_RECEIPT_MAIL', user, at, recipientEmail: email, values });
    }
  };

/** What the texts of the mail name, in that language. */
function textsOf(receipt: ReceiptData, language: Language): Record<string, string> {
  const { amount, fee, source, purchaseOrderNumber } = receipt;
  const money = (minor: bigint): string => formatMoney(minor, receipt.currencyCode, language);
  return {
    account: receipt.accountName,
    accountNumber: receipt.accountNumber,
    number: receipt.number,
    amount: money(amount),
    total: money(amount + (fee?.amount ?? 0n)),
    support: receipt.issuer.supportAddress,
    ...(fee === null ? {} : { fee: money(fee.amount) }),
    ...(source === null ? {} : { card: source }),
    ...(purchaseOrderNumber === null ? {} : { purchaseOrderNumber }),
  };
}
