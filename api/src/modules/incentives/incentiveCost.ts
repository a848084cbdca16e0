import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { holds } from '@portal/shared/domain/access/permissions';
import { toMajor } from '@portal/shared/domain/money/money';
import { completionsLeft, coverageOf } from '@portal/shared/domain/research/coverage';
import { incentiveStatus } from '@portal/shared/domain/research/incentiveStatus';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { spendable, walletBalance } from '../../ledger/wallets.ts';
import { zonedTime } from '../../lists/zonedTime.ts';
import { priceReward } from '../carts/index.ts';
import type { RewardItem } from '../catalog/index.ts';
import { countLastWeek } from './history/completionReadModel.ts';
import type { IncentiveRow } from './incentiveReadModel.ts';
import { factsOf } from './toIncentive.ts';

interface CostContext {
  readonly item: RewardItem | undefined;
  readonly now: Date;
}

/** Returns the cost of an incentive as a user may know it: against the balance for holders of VIEW_BALANCE_ACCESS. */
export async function readCost(
  executor: Executor,
  user: SessionUser,
  row: IncentiveRow,
  { item, now }: CostContext,
): Promise<IncentiveDetail['cost']> {
  const currencyCode = row.account_currency;
  const facts = factsOf(row);
  const rewardsLeft = incentiveStatus(facts, now) === 'EXPIRED' ? 0 : completionsLeft(facts);
  const price =
    item && (await priceReward(executor, { item, amountMinor: row.amount_minor, accountCurrency: currencyCode }, now));
  const costMinor = price?.chargeMinor ?? null;
  const major = (minor: bigint) => toMajor(minor, currencyCode);
  const cost = {
    currencyCode,
    reward: costMinor === null ? null : major(costMinor),
    left: costMinor === null ? null : major(costMinor * BigInt(rewardsLeft)),
    rewardsLeft,
  };
  if (!holds(user, 'VIEW_BALANCE_ACCESS')) return { ...cost, balance: null, coverage: null };
  const account = { platformId: row.platform_id, accountId: row.account_id };
  const balanceMinor = spendable(await walletBalance(executor, account));
  if (costMinor === null) return { ...cost, balance: major(balanceMinor), coverage: null };
  const lastWeek = await countLastWeek(executor, row, now);
  const today = zonedTime(now, row.time_zone).toFormat('yyyy-MM-dd');
  const covered = coverageOf({ balanceMinor, costMinor, completionsLeft: rewardsLeft, lastWeek, today });
  return { ...cost, balance: major(balanceMinor), coverage: { ...covered, lastWeek } };
}
