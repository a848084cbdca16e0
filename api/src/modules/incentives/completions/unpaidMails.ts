import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { AccountRow } from '../../../access/findVisibleAccount.ts';
import type { Tx } from '../../../db/client.ts';
import { listHoldersOfAccount } from '../../identity/index.ts';
import type { SendNotice } from '../../outbox/index.ts';
import type { StoredIncentive } from '../incentiveRepository.ts';
import { markMailed } from './completionRepository.ts';

const TOPICS = { INSUFFICIENT_FUNDS: 'INCENTIVE_FUNDS_MAIL', SYSTEM_FAILURE: 'INCENTIVE_FAILURE_MAIL' } as const;

/** A completion whose reward could not be ordered, but may be later. */
export type RetryableStatus = keyof typeof TOPICS;

interface UnpaidCompletion {
  readonly incentive: StoredIncentive;
  readonly account: AccountRow;
  readonly status: RetryableStatus;
  readonly at: Date;
}

export type MailUnpaid = (tx: Tx, unpaid: UnpaidCompletion) => Promise<void>;

/** Mails those who manage incentives on an account that rewards of one are not sent, once a day (UTC) for each incentive. */
export const createUnpaidMails =
  (sendNotice: SendNotice): MailUnpaid =>
  async (tx, { incentive, account, status, at }) => {
    if (!(await markMailed(tx, incentive, at.toISOString().slice(0, 10)))) return;
    const values = {
      incentive: incentive.display_name,
      incentiveId: incentive.identifier,
      account: account.display_name,
      accountNumber: account.account_number,
    };
    const { mailedHolders } = SERVER_SETTINGS.completions;
    for (const { id } of await listHoldersOfAccount(tx, account, 'INTEGRATIONS_MANAGE', mailedHolders))
      await sendNotice(tx, { topic: TOPICS[status], user: { platformId: account.platform_id, id }, values, at });
  };
