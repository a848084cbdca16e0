import type { Db } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { DepositRow } from './depositRepository.ts';

const BATCH_ROWS = 500;

/** Every deposit of a kind, in the order in which they were begun. */
export async function* eachDeposit(db: Db, kind: string): AsyncGenerator<DepositRow> {
  for (let after = 0n; ;) {
    const rows = await db
      .selectFrom('deposits')
      .modifyEnd(EVERY_TENANT)
      .selectAll()
      .where('kind', '=', kind)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_ROWS)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
