import { FUNDING_TYPES, type FundingType, type Language } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { findFirstNoticeRecipient, listNoticeRecipients } from '../identity/index.ts';
import type { SendNotice } from '../outbox/index.ts';
import type { ReceiptData } from '../../pdf/documents/receiptDocument.ts';
import type { NoticeTopic } from '../../texts/languages/DeliveryTexts.ts';
import { formatMoney } from '../../texts/formatMoney.ts';
import { listContactEmails } from '../accounts/index.ts';
import { readReceipt } from './readReceipt.ts';
import { findKeptCard } from '../paymentMethods/index.ts';
import type { DepositRow } from './depositRepository.ts';
import { findAccountOf, findDepositor } from './depositParties.ts';

interface Credit {
  readonly transaction: string;
  readonly at: Date;
  /** Values that the texts of the mail name beside the receipt. */
  readonly beside?: (language: Language) => Record<string, string>;
}

/** Queues the receipt of a deposit that was credited, once to each address. */
export type QueueReceipts = (credit: Credit) => Promise<void>;

/**
 * Finds whom the receipt of a deposit goes to. Comes before its money is posted, where it can: from then on others who pay into the
 * account, or out of it, wait for the transaction.
 */
export type PrepareReceipts = (tx: Tx, deposit: DepositRow) => Promise<QueueReceipts>;

const TOPICS = {
  CARD_DEPOSIT: 'CARD_RECEIPT_MAIL',
  BANK_DEPOSIT: 'BANK_RECEIPT_MAIL',
  WIRE_DEPOSIT: 'WIRE_RECEIVED_MAIL',
} as const satisfies Readonly<Record<FundingType, NoticeTopic>>;

/**
 * Goes to who made the deposit, to the addresses of the card and to the account's contacts for deposits of its kind. A mail is
 * in the language of the user whose address it goes to; to others, of who made the deposit, or else of the organisation's
 * first user.
 */
export const createReceiptMails =
  (sendNotice: SendNotice): PrepareReceipts =>
  async (tx, deposit) => {
    const { platform_id: platformId } = deposit;
    const kind = oneOf(FUNDING_TYPES, deposit.kind);
    const account = await findAccountOf(tx, deposit);
    const depositor = deposit.created_by_user_id === null ? null : await findDepositor(tx, deposit);
    const reader = depositor ?? (await findFirstNoticeRecipient(tx, platformId));
    // Also of a card that was removed meanwhile.
    const card = await findKeptCard(tx, platformId, deposit.source_token);
    const emails = [
      ...(depositor === null ? [] : [depositor.email]),
      ...(card?.receipt_emails ?? []),
      ...(await listContactEmails(tx, { platformId, accountId: account.id }, kind)),
    ];
    const recipients = await listNoticeRecipients(tx, platformId, emails, reader);
    return async ({ transaction, at, beside }) => {
      const receipt = await readReceipt(tx, account, transaction, { language: languageOf(reader.langKey), now: at });
      if (receipt === null) throw new Error('The deposit was not credited');
      for (const { email, id, langKey } of recipients) {
        const language = languageOf(langKey);
        const values = {
          ...textsOf(receipt, language),
          ...beside?.(language),
          accountIdentifier: account.identifier,
          transaction,
        };
        await sendNotice(tx, { topic: TOPICS[kind], user: { platformId, id }, at, recipientEmail: email, values });
      }
    };
  };

/** Returns what the texts of the mail name, in that language. */
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
    ...(source === null ? {} : { source }),
    ...(purchaseOrderNumber === null ? {} : { purchaseOrderNumber }),
  };
}
