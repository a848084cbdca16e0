import type { AccountRow } from '../../access/findVisibleAccount.ts';
import type { Executor } from '../../db/client.ts';

/** The account of a receipt, also when it was closed meanwhile. */
export const findReceiptAccount = (executor: Executor, platformId: bigint, identifier: string): Promise<AccountRow> =>
  executor
    .selectFrom('accounts')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow();
