import { languageOf } from '@portal/shared/domain/languages';
import type { Tx } from '../../db/client.ts';
import type { SendNotice } from '../../delivery/queueNotice.ts';
import { bankReturnReason } from '../../texts/bankReturnReasons.ts';
import { formatMoney } from '../../texts/formatMoney.ts';
import type { DepositRow } from '../deposits/index.ts';

type News =
  /** `day`: ISO, until when the money can be used. */
  | { readonly topic: 'BANK_DEPOSIT_MAIL'; readonly at: Date; readonly day: string }
  | { readonly topic: 'BANK_RETURN_MAIL'; readonly at: Date; readonly returnCode: string | null };

/** Queues a mail about a deposit by bank to who asked for it, and to the account's contacts for such deposits. */
export type TellAboutBankDeposit = (tx: Tx, deposit: DepositRow, news: News) => Promise<void>;

export const createBankDepositMails =
  (sendNotice: SendNotice): TellAboutBankDeposit =>
  async (tx, deposit, news) => {
    const { platform_id: platformId, created_by_user_id } = deposit;
    const account = await tx
      .selectFrom('accounts')
      .select(['display_name', 'account_number'])
      .where('platform_id', '=', platformId)
      .where('id', '=', deposit.account_id)
      .executeTakeFirstOrThrow();
    const user = await tx
      .selectFrom('users')
      .select(['email', 'lang_key'])
      .where('platform_id', '=', platformId)
      .where('id', '=', created_by_user_id)
      .executeTakeFirstOrThrow();
    const language = languageOf(user.lang_key);
    const values = {
      account: account.display_name,
      accountNumber: account.account_number,
      amount: formatMoney(deposit.amount_minor, deposit.currency_code, language),
      source: deposit.source_name ?? '',
      ...(news.topic === 'BANK_DEPOSIT_MAIL'
        ? { day: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(news.day)) }
        : { reason: bankReturnReason(news.returnCode, language) }),
    };
    for (const recipientEmail of await readersOf(tx, deposit, user.email)) {
      const { topic, at } = news;
      await sendNotice(tx, { topic, user: { platformId, id: created_by_user_id }, at, recipientEmail, values });
    }
  };

async function readersOf(tx: Tx, { platform_id, account_id, kind }: DepositRow, own: string): Promise<string[]> {
  const contacts = await tx
    .selectFrom('account_contacts')
    .select('emails')
    .where('platform_id', '=', platform_id)
    .where('account_id', '=', account_id)
    .where('funding_type', '=', kind)
    .executeTakeFirst();
  const byKey = new Map([own, ...(contacts?.emails ?? [])].map((email) => [email.toLowerCase(), email]));
  return [...byKey.values()];
}
