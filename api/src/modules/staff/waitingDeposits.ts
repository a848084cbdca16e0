import type { WaitingDeposit } from '@portal/shared/contract/staffSystem';
import { FUNDING_TYPES } from '@portal/shared/domain/enumerations';
import { toMajor } from '@portal/shared/domain/money/money';
import type { Executor } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { depositReference, listUndecidedDeposits } from '../deposits/index.ts';

/** Deposits of every organisation that the gateway has not decided for longer than is usual, oldest first. */
export async function listWaitingDeposits(executor: Executor, now: Date, limit: number): Promise<WaitingDeposit[]> {
  const rows = await listUndecidedDeposits(executor, now, limit);
  return rows.map((row) => ({
    platformName: row.name,
    accountNumber: row.account_number,
    kind: oneOf(FUNDING_TYPES, row.kind),
    amount: toMajor(row.amount_minor, row.currency_code),
    currencyCode: row.currency_code,
    reference: depositReference(row),
    createdAt: row.created_at.toISOString(),
  }));
}
