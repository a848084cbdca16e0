import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import { EVERY_TENANT } from '../../../db/everyTenant.ts';
import type { AccountKey } from '../../../ledger/Journal.ts';

/** What a list of expected wires is narrowed to: the beginning of a reference, or an amount in minor units. */
export interface WireSearch {
  readonly reference: string;
  readonly amountMinor: bigint | null;
}

const MOST_ACCOUNTS = 20;
const MOST_CANCELLED = 10;

const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const expected = (executor: Executor, { reference, amountMinor }: WireSearch) =>
  executor
    .selectFrom('deposits')
    .modifyFront(EVERY_TENANT)
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.platform_id', '=', 'deposits.platform_id').onRef('accounts.id', '=', 'deposits.account_id'),
    )
    .where('deposits.kind', '=', 'WIRE_DEPOSIT')
    .where('deposits.status', '=', 'PENDING')
    .$if(reference !== '', (query) =>
      query.where((is) =>
        is.or([
          is('accounts.account_number', 'like', beginning(reference.toUpperCase())),
          is('accounts.identifier', 'like', beginning(reference)),
          ...(amountMinor === null ? [] : [is('deposits.amount_minor', '=', amountMinor)]),
        ]),
      ),
    );

const ANNOUNCED = [
  'deposits.identifier',
  'deposits.amount_minor',
  'deposits.sent_on',
  'deposits.note',
  'deposits.created_at',
  'deposits.finished_at',
  'users.first_name',
  'users.last_name',
] as const;

export type ExpectedWireRow = Awaited<ReturnType<typeof listExpected>>[number];

/** The expected wires of all organisations; who has waited longest comes first. */
export const listExpected = (executor: Executor, search: WireSearch, page: { limit: number; offset: number }) =>
  expected(executor, search)
    .innerJoin('platforms', 'platforms.id', 'deposits.platform_id')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'deposits.platform_id')
        .onRef('users.id', '=', 'deposits.created_by_user_id'),
    )
    .select([
      'platforms.platform_client_id',
      'platforms.name as platform_name',
      'accounts.identifier as account_identifier',
      'accounts.display_name',
      'accounts.account_number',
      'deposits.currency_code',
      ...ANNOUNCED,
    ])
    .orderBy('deposits.created_at')
    .orderBy('deposits.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Their number, counted up to `cap`. */
export async function countExpectedOfAll(executor: Executor, search: WireSearch, cap: number): Promise<number> {
  const { count } = await executor
    .selectFrom(expected(executor, search).select('deposits.id').limit(cap).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

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

/** The latest wires that were announced for an account and cancelled, which may arrive all the same. */
export const listCancelled = (executor: Executor, { platformId, accountId }: AccountKey) =>
  executor
    .selectFrom('deposits')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'deposits.platform_id')
        .onRef('users.id', '=', 'deposits.created_by_user_id'),
    )
    .select(ANNOUNCED)
    .where('deposits.platform_id', '=', platformId)
    .where('deposits.account_id', '=', accountId)
    .where('deposits.kind', '=', 'WIRE_DEPOSIT')
    .where('deposits.status', '=', 'CANCELLED')
    // As the index of what came to nothing says it.
    .where('deposits.credit_journal_id', 'is', null)
    .orderBy('deposits.created_at', 'desc')
    .orderBy('deposits.id', 'desc')
    .limit(MOST_CANCELLED)
    .execute();
