import { bankFundingOf, type BankFunding } from '@portal/shared/domain/bankFunding';
import type { Executor } from '../../db/client.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';
import type { AccountRow } from '../accounts/index.ts';
import type { SessionUser } from '../identity/index.ts';

/** Whether an account of the user's organisation can be funded from a bank account. */
export type ReadBankFunding = (executor: Executor, user: SessionUser, account: AccountRow) => Promise<BankFunding>;

export const createReadBankFunding =
  (readTreatments: ReadTreatments): ReadBankFunding =>
  async (executor, { platformClientId }, account) => {
    const { 'ach-for-watch': forWatch } = await readTreatments(platformClientId);
    const { created_at } = await executor
      .selectFrom('platforms')
      .select('created_at')
      .where('id', '=', account.platform_id)
      .executeTakeFirstOrThrow();
    return bankFundingOf({
      currencyCode: account.currency_code,
      creditLimit: account.credit_limit_minor,
      confidenceAttribute: account.confidence_attribute,
      platformCreatedDate: created_at,
      isWatchAllowed: forWatch === 'on',
    });
  };
