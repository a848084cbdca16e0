import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { RESEARCH_COMPLETIONS_URL } from '@portal/shared/contract/researchCompletions';
import { COMPLETION_STATUSES } from '@portal/shared/domain/enumerations';
import { startOfDay } from '@portal/shared/domain/lists/civilDays';
import { fullName } from '@portal/shared/domain/people/fullName';
import { shownDays } from '@portal/shared/domain/research/shownDays';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { zonedTime } from '../../lists/zonedTime.ts';
import { templateNameIn } from '../../texts/standardTemplate.ts';
import { rewardItems } from '../catalog/index.ts';
import { findTemplateName } from '../templates/index.ts';
import { countByDay, countByStatus } from './history/completionReadModel.ts';
import { readCost } from './incentiveCost.ts';
import type { IncentiveRow } from './incentiveReadModel.ts';
import { isFixed, toIncentive } from './toIncentive.ts';

interface DetailContext {
  readonly now: Date;
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

/** An incentive with its cost, and what became of its responses. */
export async function readDetail(
  executor: Executor,
  user: SessionUser,
  row: IncentiveRow,
  { now, publicUrl }: DetailContext,
): Promise<IncentiveDetail> {
  const item = (await rewardItems(executor, [row.utid])).get(row.utid);
  const counts = await countByStatus(executor, row);
  const name = await findTemplateName(executor, row.platform_id, row.etid);
  return {
    ...toIncentive(row, item, now),
    template: { etid: row.etid, name: templateNameIn(row.etid, name, user.langKey) },
    senderName: row.sender_name,
    subject: row.subject,
    message: row.message,
    isFixed: isFixed(row),
    createdBy: fullName(row.maker_first_name, row.maker_last_name),
    cost: await readCost(executor, user, row, { item, now }),
    counts: COMPLETION_STATUSES.flatMap((status) => {
      const found = counts.find((entry) => entry.status === status);
      return found === undefined ? [] : [{ status, count: found.count }];
    }),
    days: await readDays(executor, row, now),
    callAddress: `${publicUrl}${RESEARCH_COMPLETIONS_URL.replace(':incentiveId', row.identifier)}`,
  };
}

async function readDays(executor: Executor, row: IncentiveRow, now: Date): Promise<IncentiveDetail['days']> {
  const { time_zone: timeZone, start_date: startDate, end_date: endDate } = row;
  const days = shownDays({ startDate, endDate }, zonedTime(now, timeZone).toFormat('yyyy-MM-dd'));
  const [first] = days;
  if (first === undefined) return [];
  const counted = await countByDay(executor, row, timeZone, startOfDay(first, timeZone));
  const byDay = new Map(counted.map((entry) => [entry.day, entry]));
  return days.map((day) => byDay.get(day) ?? { day, complete: 0, failed: 0 });
}
