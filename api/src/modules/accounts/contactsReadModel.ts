import type { Executor } from '../../db/client.ts';
import type { AccountKey } from '../../ledger/Journal.ts';

export type ContactsRow = Awaited<ReturnType<typeof listContacts>>[number];

/** Returns the contacts of an account by kind of deposit, with who changed them last. */
export const listContacts = (executor: Executor, { platformId, accountId }: AccountKey) =>
  executor
    .selectFrom('account_contacts')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'account_contacts.platform_id')
        .onRef('users.id', '=', 'account_contacts.changed_by_user_id'),
    )
    .selectAll('account_contacts')
    .select(['users.first_name', 'users.last_name'])
    .where('account_contacts.platform_id', '=', platformId)
    .where('account_contacts.account_id', '=', accountId)
    .execute();
