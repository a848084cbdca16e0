import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { insertDeposit, type DepositRow, type NewDeposit } from './depositRepository.ts';
import { queueQuestion } from './queueQuestion.ts';

const { askAfterMs } = SERVER_SETTINGS.deposits;

/** A deposit that may be begun. */
interface DepositInput {
  readonly user: SessionUser;
  readonly account: AccountRow;
  readonly minor: bigint;
  /** The columns that only its kind has. */
  readonly own: Pick<
    NewDeposit,
    | 'fee_minor'
    | 'fee_rate_millionths'
    | 'kind'
    | 'note'
    | 'request_uuid'
    | 'return_page'
    | 'source_name'
    | 'source_token'
  >;
}

/**
 * Writes a deposit before the gateway is told of it, and queues the question to the gateway for the case that no answer
 * comes (docs/decisions/0026).
 */
export async function beginDeposit(
  tx: Tx,
  { user, account, minor, own }: DepositInput,
  { now, enqueue }: { readonly now: Date; readonly enqueue: Enqueue },
): Promise<DepositRow> {
  const deposit = await insertDeposit(tx, {
    ...own,
    platform_id: account.platform_id,
    account_id: account.id,
    status: 'CREATED',
    amount_minor: minor,
    currency_code: account.currency_code,
    created_by_user_id: user.id,
    created_at: now,
  });
  await writeAudit(tx, {
    platformId: user.platformId,
    actorUserId: user.id,
    action: 'deposit.begun',
    entityType: 'deposit',
    entityId: deposit.identifier,
    details: { account: account.identifier, amountMinor: String(minor), currencyCode: account.currency_code },
    at: now,
  });
  await queueQuestion(tx, deposit, enqueue, new Date(now.getTime() + askAfterMs));
  return deposit;
}
