import type { FundingMethods } from '@portal/shared/contract/deposits';
import { bankFundingOf, type BankFunding } from '@portal/shared/domain/bankFunding';
import type { Db, Executor } from '../../db/client.ts';
import type { PaymentGateway } from '../../providers/payments/PaymentGateway.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';
import { findVisibleAccount, type AccountRow } from '../accounts/index.ts';
import type { SessionUser } from '../identity/index.ts';

const MILLION = 1_000_000;

interface FundingMethodsDeps {
  readonly db: Db;
  readonly gateway: PaymentGateway | null;
  readonly readTreatments: ReadTreatments;
}

/** What accounts can be funded with. Raises 404 for an account that the user does not see. */
export const createFundingMethods =
  ({ db, gateway, readTreatments }: FundingMethodsDeps) =>
  async (user: SessionUser, accountIdentifier: string): Promise<FundingMethods> => {
    const account = await findVisibleAccount(db, user, accountIdentifier);
    const platform = await findPlatformFacts(db, user.platformId);
    const isGatewaySet = gateway !== null;
    return {
      card: isGatewaySet ? 'offered' : 'absent',
      bank: isGatewaySet ? await bankFunding(account, platform, user, readTreatments) : 'absent',
      creditCardFee: Number(platform.credit_card_fee_millionths) / MILLION,
    };
  };

export type ReadFundingMethods = ReturnType<typeof createFundingMethods>;

const findPlatformFacts = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('platforms')
    .select(['created_at', 'credit_card_fee_millionths'])
    .where('id', '=', platformId)
    .executeTakeFirstOrThrow();

async function bankFunding(
  account: AccountRow,
  { created_at }: { readonly created_at: Date },
  { platformClientId }: SessionUser,
  readTreatments: ReadTreatments,
): Promise<BankFunding> {
  const { 'ach-for-watch': forWatch } = await readTreatments(platformClientId);
  return bankFundingOf({
    currencyCode: account.currency_code,
    creditLimit: account.credit_limit_minor,
    confidenceAttribute: account.confidence_attribute,
    platformCreatedDate: created_at,
    isWatchAllowed: forWatch === 'on',
  });
}
