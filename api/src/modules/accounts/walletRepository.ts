import type { Executor } from '../../db/client.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';

export interface Wallet {
  readonly balance_minor: bigint | null;
  readonly floor_minor: bigint | null;
}

/** The wallet of an account; undefined until it is opened. */
export const findWallet = (
  executor: Executor,
  account: Pick<AccountRow, 'platform_id' | 'id'>,
): Promise<Wallet | undefined> =>
  executor
    .selectFrom('ledger_accounts')
    .select(['balance_minor', 'floor_minor'])
    .where('platform_id', '=', account.platform_id)
    .where('account_id', '=', account.id)
    .where('kind', '=', 'WALLET')
    .executeTakeFirst();
