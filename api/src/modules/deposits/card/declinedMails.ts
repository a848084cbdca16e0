import { languageOf } from '@portal/shared/domain/people/languages';
import type { Tx } from '../../../db/client.ts';
import type { SendNotice } from '../../outbox/index.ts';
import { formatMoney } from '../../../texts/formatMoney.ts';
import type { DepositRow } from '../depositRepository.ts';
import { findAccountOf, findDepositor } from '../depositParties.ts';

/** Queues a mail to who made a deposit by card that was said to be pending, and is declined now. */
export type NotifyDeclined = (tx: Tx, deposit: DepositRow, at: Date) => Promise<void>;

export const createDeclinedMails =
  (sendNotice: SendNotice): NotifyDeclined =>
  async (tx, deposit, at) => {
    const account = await findAccountOf(tx, deposit);
    const { id, email, langKey } = await findDepositor(tx, deposit);
    await sendNotice(tx, {
      topic: 'CARD_DECLINED_MAIL',
      user: { platformId: deposit.platform_id, id },
      at,
      recipientEmail: email,
      values: {
        account: account.display_name,
        accountNumber: account.account_number,
        amount: formatMoney(deposit.amount_minor, deposit.currency_code, languageOf(langKey)),
        source: deposit.source_name ?? '',
        accountIdentifier: account.identifier,
        transaction: deposit.identifier,
      },
    });
  };
