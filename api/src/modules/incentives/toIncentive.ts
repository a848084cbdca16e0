import type { Incentive } from '@portal/shared/contract/incentives';
import { toMajor } from '@portal/shared/domain/money/money';
import { hasStarted, incentiveStatus, type IncentiveFacts } from '@portal/shared/domain/research/incentiveStatus';
import type { RewardItem } from '../catalog/index.ts';
import type { IncentiveRow } from './incentiveReadModel.ts';
import type { StoredIncentive } from './incentiveRepository.ts';

/** The facts of a row that its state follows from. */
export const factsOf = (row: StoredIncentive): IncentiveFacts => ({
  isOn: row.is_on,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  quantity: row.quantity,
  completesAllowed: row.completes_allowed,
  rewardsIssued: row.rewards_issued,
  responsesTaken: row.responses_taken,
});

/** True once a response was taken: account and reward then stay. */
export const isFixed = ({ responses_taken }: Pick<StoredIncentive, 'responses_taken'>): boolean => responses_taken > 0;

/** An incentive as a list shows it. */
export function toIncentive(row: IncentiveRow, item: RewardItem | undefined, now: Date): Incentive {
  const facts = factsOf(row);
  return {
    incentiveId: row.identifier,
    version: row.version,
    displayName: row.display_name,
    status: incentiveStatus(facts, now),
    hasStarted: hasStarted(facts, now),
    account: {
      accountIdentifier: row.account_identifier,
      displayName: row.account_name,
      currencyCode: row.account_currency,
    },
    group: { customerIdentifier: row.customer_identifier, displayName: row.customer_name },
    reward: {
      utid: row.utid,
      rewardName: item?.rewardName ?? null,
      brandKey: item?.brandKey ?? null,
      brandName: item?.brandName ?? null,
      amount: toMajor(row.amount_minor, row.currency_code),
      currencyCode: row.currency_code,
    },
    quantity: row.quantity,
    rewardsIssued: row.rewards_issued,
    completesAllowed: row.completes_allowed,
    responsesTaken: row.responses_taken,
    startDate: row.start_date,
    endDate: row.end_date,
    timeZone: row.time_zone,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    lastCompletionDate: row.last_completed_at?.toISOString() ?? null,
    createdDate: row.created_at.toISOString(),
  };
}
