import type { WaitingDeposit } from '@portal/shared/contract/staffSystem';
import { FUNDING_TYPES } from '@portal/shared/domain/enumerations';
import { toMajor } from '@portal/shared/domain/money';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Executor } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import { oneOf } from '../../db/oneOf.ts';
import { depositReference } from '../deposits/index.ts';

const { waitingLongMs, settlesWithinMs } = SERVER_SETTINGS.deposits;

/** Deposits of every organisation that the gateway has not decided for longer than is usual, oldest first. */
export async function listWaitingDeposits(executor: Executor, now: Date, limit: number): Promise<WaitingDeposit[]> {
  const rows = await executor
    .selectFrom('deposits')
    .modifyFront(EVERY_TENANT)
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.platform_id', '=', 'deposits.platform_id').onRef('accounts.id', '=', 'deposits.account_id'),
    )
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
        // What was submitted takes days to settle.
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
