import type { Executor, Tx } from '../../db/client.ts';
import type { NoticeAddress } from '../../delivery/noticeReaders.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import type { DepositRow } from './depositRepository.ts';

/** The account that a deposit goes into. */
export const findAccount = (executor: Executor, { platform_id, account_id }: DepositRow): Promise<AccountRow> =>
  executor
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
