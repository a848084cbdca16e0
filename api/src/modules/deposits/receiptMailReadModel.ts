import type { Tx } from '../../db/client.ts';
import type { NoticeAddress } from '../../delivery/noticeReaders.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import type { DepositRow } from './depositRepository.ts';

/** The account that a deposit goes into. */
export const findAccount = (tx: Tx, { platform_id, account_id }: DepositRow): Promise<AccountRow> =>
  tx
    .selectFrom('accounts')
    .selectAll()
    .where('platform_id', '=', platform_id)
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();

/** Who made a deposit. */
export const findDepositor = (tx: Tx, { platform_id, created_by_user_id }: DepositRow): Promise<NoticeAddress> =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'lang_key as langKey'])
    .where('platform_id', '=', platform_id)
    .where('id', '=', created_by_user_id)
    .executeTakeFirstOrThrow();

/** Who speaks for an organisation where nobody of it made a deposit. */
export const findFirstUser = (tx: Tx, platformId: bigint): Promise<NoticeAddress> =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'lang_key as langKey'])
    .where('platform_id', '=', platformId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();

/** The further addresses for receipts of the card that a deposit was paid with, also when it was removed meanwhile. */
export async function listCardEmails(tx: Tx, { platform_id, source_token }: DepositRow): Promise<readonly string[]> {
  const card = await tx
    .selectFrom('payment_cards')
    .select('receipt_emails')
    .where('platform_id', '=', platform_id)
    .where('token', '=', source_token)
    .executeTakeFirst();
  return card?.receipt_emails ?? [];
}
