import type { FundingType } from '@portal/shared/domain/enumerations';
import type { Executor, Tx } from '../../db/client.ts';
import { PREPARED } from '../../db/preparingPool.ts';
import type { AccountKey } from '../../ledger/Journal.ts';

/** Returns who is told about one kind of deposit into an account. */
export async function listContactEmails(
  executor: Executor,
  { platformId, accountId }: AccountKey,
  fundingType: FundingType,
): Promise<readonly string[]> {
  const contacts = await executor
    .selectFrom('account_contacts')
    .modifyFront(PREPARED)
    .select('emails')
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('funding_type', '=', fundingType)
    .executeTakeFirst();
  return contacts?.emails ?? [];
}

interface NewContacts {
  readonly platform_id: bigint;
  readonly account_id: bigint;
  readonly funding_type: string;
  readonly emails: string[];
  readonly changed_by_user_id: bigint;
  readonly changed_at: Date;
}

/** Writes contacts over those of a version, 0 when there were none; false when they have another by now. */
export async function writeContacts(tx: Tx, row: NewContacts, version: number): Promise<boolean> {
  if (version === 0) {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('account_contacts')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { emails, changed_by_user_id, changed_at } = row;
  const { numUpdatedRows } = await tx
    .updateTable('account_contacts')
    .set({ emails, changed_by_user_id, changed_at, version: version + 1 })
    .where('platform_id', '=', row.platform_id)
    .where('account_id', '=', row.account_id)
    .where('funding_type', '=', row.funding_type)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
