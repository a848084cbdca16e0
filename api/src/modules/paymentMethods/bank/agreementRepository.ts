import type { Insertable } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import type { Agreements } from '../../../db/schema.generated.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';

export const insertAgreement = (tx: Tx, agreement: Insertable<Agreements>) =>
  tx.insertInto('agreements').values(agreement).execute();

/** What was accepted last for a bank account, with who did. */
export const findLastAgreement = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('agreements')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'agreements.platform_id')
        .onRef('users.id', '=', 'agreements.accepted_by_user_id'),
    )
    .selectAll('agreements')
    .select(['users.first_name', 'users.last_name'])
    .where('agreements.platform_id', '=', platformId)
    .where('agreements.bank_account_id', '=', id)
    .orderBy('agreements.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
