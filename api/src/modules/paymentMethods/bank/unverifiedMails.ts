import { languageOf } from '@portal/shared/domain/people/languages';
import type { Tx } from '../../../db/client.ts';
import type { SendNotice } from '../../outbox/index.ts';
import { bankReturnReason } from '../../../texts/bankReturnReasons.ts';
import { findAccount } from '../../accounts/index.ts';
import { findNoticeRecipient } from '../../identity/index.ts';
import type { BankAccountRow } from './bankAccountRepository.ts';
import { bankAccountName } from './toBankAccount.ts';

/** Queues a mail to who added a bank account whose small deposit came back. */
export type NotifyUnverified = (tx: Tx, bankAccount: BankAccountRow, at: Date) => Promise<void>;

export const createUnverifiedMails =
  (sendNotice: SendNotice): NotifyUnverified =>
  async (tx, bankAccount, at) => {
    const { platform_id: platformId, created_by_user_id: userId, return_code: returnCode } = bankAccount;
    const account = await findAccount(tx, { platformId, accountId: bankAccount.account_id });
    const { email, langKey } = await findNoticeRecipient(tx, { platformId, id: userId });
    await sendNotice(tx, {
      topic: 'SMALL_DEPOSIT_RETURNED_MAIL',
      user: { platformId, id: userId },
      at,
      recipientEmail: email,
      values: {
        account: account.display_name,
        accountNumber: account.account_number,
        bank: bankAccountName(bankAccount),
        reason: bankReturnReason(returnCode, languageOf(langKey)),
      },
    });
  };
