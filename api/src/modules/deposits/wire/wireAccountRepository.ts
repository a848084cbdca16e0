import type { Executor, Tx } from '../../../db/client.ts';

const MOST_ACCOUNTS = 20;

/** The accounts with a number or an identifier; each organisation is asked by its own key. */
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

export type WireAccountRow = NonNullable<Awaited<ReturnType<typeof lockAccountOf>>>;

/** An account by its organisation and identifier, with the state of the organisation's review; others wait to change it. */
export const lockAccountOf = (
  tx: Tx,
  { platformClientId, accountIdentifier }: { readonly platformClientId: string; readonly accountIdentifier: string },
) =>
  tx
    .selectFrom('platforms')
    .innerJoin('accounts', 'accounts.platform_id', 'platforms.id')
    .selectAll('accounts')
    .select('platforms.kyb_status')
    .where('platforms.platform_client_id', '=', platformClientId)
    .where('accounts.identifier', '=', accountIdentifier)
    .where('accounts.status', '<>', 'DELETED')
    .forNoKeyUpdate('accounts')
    .executeTakeFirst();
