import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { TransactionStatus } from '@portal/shared/domain/enumerations';
import { sql, type RawBuilder } from 'kysely';
import { isAccountVisible } from '../../access/accountAccess.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import { isUuid } from '../../db/isUuid.ts';
import { walletEntryQuery } from '../../ledger/entryQuery.ts';
import type { AccountKey } from '../../ledger/Journal.ts';
import { findJournalIdentifier } from '../../ledger/journalReadModel.ts';
import { readPage } from '../../ledger/movementReadModel.ts';
import type { Direction, Movement, MovementFilter, MovementSource } from '../../ledger/MovementSource.ts';
import { findDepositBy } from './depositRepository.ts';
import { FAILED, foundDeposits, PENDING } from './depositSearch.ts';
import { PREPARED } from '../../db/preparingPool.ts';

const { settlesWithinMs, waitingLongMs } = SERVER_SETTINGS.deposits;

const MOST_CANCELLED = 10;

const withAccount = (executor: Executor) =>
  executor
    .selectFrom('deposits')
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.platform_id', '=', 'deposits.platform_id').onRef('accounts.id', '=', 'deposits.account_id'),
    );

const withAuthor = (executor: Executor) =>
  executor
    .selectFrom('deposits')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'deposits.platform_id')
        .onRef('users.id', '=', 'deposits.created_by_user_id'),
    );

const unbooked = (executor: Executor, platformId: bigint) =>
  withAuthor(executor)
    .innerJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.platform_id', '=', 'deposits.platform_id')
        .onRef('ledger_accounts.account_id', '=', 'deposits.account_id')
        .on('ledger_accounts.kind', '=', 'WALLET'),
    )
    .select([
      'deposits.id',
      'ledger_accounts.id as walletId',
      'deposits.created_at as createdAt',
      'deposits.amount_minor as amountMinor',
      'deposits.currency_code as currencyCode',
      'deposits.kind as type',
      'deposits.identifier',
      'deposits.reason_code as reasonCode',
      'deposits.created_by_user_id as authorId',
      'users.first_name as firstName',
      'users.last_name as lastName',
    ])
    .select([
      sql<string | null>`nullif(concat_ws(' · ', deposits.source_name, deposits.note), '')`.as('description'),
      sql<null>`null`.as('balanceAfterMinor'),
      sql<null>`null`.as('order'),
      sql<null>`null`.as('otherWalletId'),
      sql<TransactionStatus>`deposits.status`.as('status'),
    ])
    .where('deposits.platform_id', '=', platformId)
    .where('deposits.credit_journal_id', 'is', null);

/** Deposits that are in no balance, of a group of states. */
const depositsWhich = (isInGroup: RawBuilder<boolean>): MovementSource => ({
  async find(db, filter, { direction, limit, offset }, cap) {
    if (filter.wallets.length === 0) return { ids: [], total: 0 };
    return readPage(db, foundDeposits(isInGroup, filter, direction, cap), { offset, limit });
  },

  list: (executor, platformId, ids, direction) =>
    unbooked(executor, platformId)
      .where(isInGroup)
      .where(sql<boolean>`deposits.id = any(${ids}::bigint[])`)
      .orderBy('deposits.created_at', direction)
      .orderBy('deposits.id', direction)
      .execute(),
});

type FindDeposits = (filter: MovementFilter, direction: Direction, cap: number) => RawBuilder<unknown>;

/** The queries for the row ids and times of such deposits, in the order of a list. */
export const foundPendingDeposits: FindDeposits = (...list) => foundDeposits(PENDING, ...list);
export const foundFailedDeposits: FindDeposits = (...list) => foundDeposits(FAILED, ...list);

/** Deposits that were asked for and are in no balance yet. */
export const pendingDeposits = depositsWhich(PENDING);

/** Deposits that were asked for and came to nothing: no journal tells of them. */
export const failedDeposits = depositsWhich(FAILED);

/** Returns the deposit of that identifier that is in no balance: one row, or none. */
export const findUnbooked = async (
  executor: Executor,
  platformId: bigint,
  identifier: string,
  { withPending }: { readonly withPending: boolean },
): Promise<Movement[]> =>
  isUuid(identifier)
    ? unbooked(executor, platformId)
        .where('deposits.identifier', '=', identifier)
        .where(withPending ? sql<boolean>`(${PENDING} or ${FAILED})` : FAILED)
        .execute()
    : [];

/** Returns the identifier of the journal that credited the deposit of that identifier; null when none did. */
export async function findCreditOf(executor: Executor, platformId: bigint, identifier: string): Promise<string | null> {
  if (!isUuid(identifier)) return null;
  const deposit = await findDepositBy(executor, { platformId, identifier });
  const journalId = deposit?.credit_journal_id ?? null;
  return journalId === null ? null : findJournalIdentifier(executor, platformId, journalId);
}

/** Returns a deposit by bank, into an account that the user sees and nobody has deleted. */
export const findVisibleBankDeposit = (executor: Executor, user: SessionUser, identifier: string) =>
  withAccount(executor)
    .selectAll('deposits')
    .select('accounts.identifier as accountIdentifier')
    .where('deposits.platform_id', '=', user.platformId)
    .where('deposits.identifier', '=', identifier)
    .where('deposits.kind', '=', 'BANK_DEPOSIT')
    .where('accounts.status', '<>', 'DELETED')
    .where(isAccountVisible(user))
    .executeTakeFirst();

/** Returns the journal that credited the account; those from before deposits had rows of their own have no source and no fee. */
export const findCredited = (executor: Executor, { platform_id, id }: AccountRow, identifier: string) =>
  walletEntryQuery(executor, { platformId: platform_id, accountId: id })
    .modifyFront(PREPARED)
    .leftJoin('deposits', (join) =>
      join
        .onRef('deposits.platform_id', '=', 'ledger_journals.platform_id')
        .onRef('deposits.credit_journal_id', '=', 'ledger_journals.id'),
    )
    .select([
      'ledger_journals.type',
      'ledger_journals.identifier',
      'ledger_journals.created_at',
      'ledger_entries.amount_minor',
      'deposits.fee_minor',
      'deposits.fee_rate_millionths',
      'deposits.source_name',
      'deposits.note',
      'users.first_name',
      'users.last_name',
    ])
    .where('ledger_journals.identifier', '=', identifier)
    .where('ledger_entries.amount_minor', '>', 0n)
    .executeTakeFirst();

/** Returns the deposits of every organisation that the gateway has not decided for longer than is usual, oldest first. */
export const listUndecidedDeposits = (executor: Executor, now: Date, limit: number) =>
  withAccount(executor)
    .modifyFront(EVERY_TENANT)
    .innerJoin('platforms', 'platforms.id', 'deposits.platform_id')
    .select([
      'deposits.platform_id as platformId',
      'deposits.identifier',
      'deposits.kind',
      'deposits.amount_minor',
      'deposits.currency_code',
      'deposits.created_at',
      'accounts.account_number',
      'platforms.name',
    ])
    .where('deposits.finished_at', 'is', null)
    .where('deposits.created_at', '<', new Date(now.getTime() - waitingLongMs))
    .where((is) =>
      is.or([
        is('deposits.kind', '=', 'CARD_DEPOSIT'),
        // A debit that was submitted takes days to settle.
        is.and([
          is('deposits.kind', '=', 'BANK_DEPOSIT'),
          is.or([
            is('deposits.answered_at', 'is', null),
            is('deposits.created_at', '<', new Date(now.getTime() - settlesWithinMs)),
          ]),
        ]),
      ]),
    )
    .orderBy('deposits.created_at')
    .orderBy('deposits.id')
    .limit(limit)
    .execute();

/** Filter of a list of expected wires: the beginning of a reference, or an amount in minor units. */
export interface WireSearch {
  readonly reference: string;
  readonly amountMinor: bigint | null;
}

const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const expectedWires = (executor: Executor, { reference, amountMinor }: WireSearch) =>
  withAccount(executor)
    .modifyFront(EVERY_TENANT)
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

export type ExpectedWireRow = Awaited<ReturnType<typeof listExpectedWires>>[number];

/** Returns the expected wires of all organisations; who has waited longest comes first. */
export const listExpectedWires = (executor: Executor, search: WireSearch, page: { limit: number; offset: number }) =>
  expectedWires(executor, search)
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

/** Returns their number, counted up to `cap`. */
export async function countExpectedWiresOfAll(executor: Executor, search: WireSearch, cap: number): Promise<number> {
  const { count } = await executor
    .selectFrom(expectedWires(executor, search).select('deposits.id').limit(cap).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the latest wires that were announced for an account and cancelled, which may arrive all the same. */
export const listCancelledWires = (executor: Executor, { platformId, accountId }: AccountKey) =>
  withAuthor(executor)
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
