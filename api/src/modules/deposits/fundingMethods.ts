import type { FundingMethods } from '@portal/shared/contract/deposits';
import type { Db } from '../../db/client.ts';
import type { PaymentGateway } from '../../providers/payments/PaymentGateway.ts';
import { findVisibleAccount } from '../../access/findVisibleAccount.ts';
import { findPlatform } from '../platforms/index.ts';
import type { ReadBankFunding } from '../paymentMethods/index.ts';
import type { SessionUser } from '../../access/SessionUser.ts';

const MILLION = 1_000_000;

interface FundingMethodsDeps {
  readonly db: Db;
  readonly gateway: PaymentGateway | null;
  readonly readBankFunding: ReadBankFunding;
}

/** Reads what an account can be funded with. Raises 404 for an account that the user does not see. */
export const createFundingMethods =
  ({ db, gateway, readBankFunding }: FundingMethodsDeps) =>
  async (user: SessionUser, accountIdentifier: string): Promise<FundingMethods> => {
    const account = await findVisibleAccount(db, user, accountIdentifier);
    const platform = await findPlatform(db, user.platformId);
    const isGatewaySet = gateway !== null;
    return {
      card: isGatewaySet ? 'offered' : 'absent',
      bank: isGatewaySet ? await (await readBankFunding(user))(db, account) : 'absent',
      creditCardFee: Number(platform.credit_card_fee_millionths) / MILLION,
    };
  };

export type ReadFundingMethods = ReturnType<typeof createFundingMethods>;
