import type { Insertable } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import type { Agreements } from '../../../db/schema.generated.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';

export const insertAgreement = (tx: Tx, agreement: Insertable<Agreements>) =>
  tx.insertInto('agreements').values(agreement).execute();

/** Returns what was accepted last for a bank account. */
export const findLastAgreement = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('agreements')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('bank_account_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
