import type { Executor } from '../../db/client.ts';

export interface Wallet {
  readonly balance_minor: bigint | null;
  readonly floor_minor: bigint | null;
}

/** The wallet of an account; undefined before its first journal. */
export const findWallet = (executor: Executor, accountId: bigint): Promise<Wallet | undefined> =>
  executor
    .selectFrom('ledger_accounts')
    .select(['balance_minor', 'floor_minor'])
    .where('kind', '=', 'WALLET')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
