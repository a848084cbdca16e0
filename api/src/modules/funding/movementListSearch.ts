import { sql } from 'kysely';
import { readPage, bookedEntries } from '../../ledger/movementReadModel.ts';
import { foundMovements } from '../../ledger/movementSearch.ts';
import type { Movement, MovementSource } from '../../ledger/MovementSource.ts';
import { failedDeposits, foundFailedDeposits, foundPendingDeposits, pendingDeposits } from '../deposits/index.ts';

/**
 * Movements of every status by time: booked, come to nothing and, with `withPending`, pending. The row ids of deposits, which
 * are of another table, are negative here.
 */
export const allMovements = (withPending: boolean): MovementSource => ({
  async find(db, filter, { direction, limit, offset }, cap) {
    if (filter.wallets.length === 0) return { ids: [], total: 0 };
    const deposits = [foundFailedDeposits, ...(withPending ? [foundPendingDeposits] : [])].map(
      (find) => sql`(select -id as id, created_at from (${find(filter, direction, cap)}) as deposit)`,
    );
    const parts = [sql`(${foundMovements(filter, direction, cap)})`, ...deposits];
    const order = sql.raw(`created_at ${direction}, id ${direction}`);
    const found = sql`select id from (${sql.join(parts, sql` union all `)}) as movement order by ${order} limit ${cap}`;
    return readPage(db, found, { offset, limit });
  },

  async list(executor, platformId, ids, direction) {
    const depositIds = ids.filter((id) => id < 0n).map((id) => -id);
    const booked = await bookedEntries.list(
      executor,
      platformId,
      ids.filter((id) => id > 0n),
      direction,
    );
    if (depositIds.length === 0) return booked;
    const deposits = [
      ...(await failedDeposits.list(executor, platformId, depositIds, direction)),
      ...(withPending ? await pendingDeposits.list(executor, platformId, depositIds, direction) : []),
    ].map((deposit) => ({ ...deposit, id: -deposit.id }));
    const rows = new Map([...booked, ...deposits].map((row): [bigint, Movement] => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  },
});
