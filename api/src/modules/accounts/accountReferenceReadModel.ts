import type { Executor } from '../../db/client.ts';

const MOST_ACCOUNTS = 20;

/** Returns the accounts of all organisations with a number or an identifier; each organisation is asked by its own key. */
export const findAccountsByReference = (executor: Executor, reference: string) =>
  executor
    .selectFrom('platforms')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'platforms.id')
        .on((is) =>
          is.or([
            is('accounts.account_number', '=', reference.toUpperCase()),
            is('accounts.identifier', '=', reference),
          ]),
        ),
    )
    .select([
      'accounts.platform_id',
      'accounts.id',
      'platforms.platform_client_id',
      'platforms.name as platform_name',
      'accounts.identifier as account_identifier',
      'accounts.display_name',
      'accounts.account_number',
      'accounts.currency_code',
    ])
    .where('accounts.status', '<>', 'DELETED')
    .orderBy('platforms.id')
    .limit(MOST_ACCOUNTS)
    .execute();
