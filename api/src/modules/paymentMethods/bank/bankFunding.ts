import { bankFundingOf, type BankFunding } from '@portal/shared/domain/funding/bankFunding';
import type { Executor } from '../../../db/client.ts';
import type { ReadTreatments } from '../../../providers/flags/createTreatments.ts';
import type { AccountRow } from '../../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { findPlatform } from '../../platforms/index.ts';

/** A function that tells whether an account can be funded from a bank account. */
export type JudgeBankFunding = (executor: Executor, account: AccountRow) => Promise<BankFunding>;

/** The judge of the accounts of a user's organisation; treatments are read beside any transaction, so ask before one begins. */
export type ReadBankFunding = (user: SessionUser) => Promise<JudgeBankFunding>;

export const createReadBankFunding =
  (readTreatments: ReadTreatments): ReadBankFunding =>
  async ({ platformClientId }) => {
    const { 'ach-for-watch': forWatch } = await readTreatments(platformClientId);
    return async (executor, account) => {
      const { created_at } = await findPlatform(executor, account.platform_id);
      return bankFundingOf({
        currencyCode: account.currency_code,
        creditLimit: account.credit_limit_minor,
        confidenceAttribute: account.confidence_attribute,
        platformCreatedDate: created_at,
        isWatchAllowed: forWatch === 'on',
      });
    };
  };
