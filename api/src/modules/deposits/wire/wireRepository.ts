import type { Executor, Tx } from '../../../db/client.ts';
import type { AccountKey } from '../../../ledger/Journal.ts';
import type { DepositRow } from '../depositRepository.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const expected = (executor: Executor, { platformId, accountId }: AccountKey) =>
  executor
    .selectFrom('deposits')
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'WIRE_DEPOSIT')
    .where('status', '=', 'PENDING')
    // As the index of what is pending says it.
    .where('credit_journal_id', 'is', null);

/** How many wires are expected for an account. */
export async function countExpected(tx: Tx, account: AccountKey): Promise<number> {
  const { count } = await expected(tx, account)
    .select((is) => is.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The wires that a user has announced for an account and that have not arrived, oldest first. */
export const listAnnounced = (executor: Executor, account: AccountKey, { id }: SessionUser): Promise<DepositRow[]> =>
  expected(executor, account)
    .selectAll()
    .where('created_by_user_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The wire of that public identifier, whatever became of it; others that change it wait for the end of the transaction. */
export const lockWire = async (tx: Tx, platformId: bigint, identifier: string): Promise<DepositRow | undefined> =>
  UUID.test(identifier)
    ? tx
        .selectFrom('deposits')
        .selectAll()
        .where('platform_id', '=', platformId)
        .where('identifier', '=', identifier)
        .where('kind', '=', 'WIRE_DEPOSIT')
        .forUpdate()
        .executeTakeFirst()
    : undefined;

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
