import { addDays } from '@portal/shared/domain/lists/civilDays';
import { nameKey } from '@portal/shared/domain/people/names';
import { isTaken } from '@portal/shared/domain/research/completionRules';
import { incentiveTimes } from '@portal/shared/domain/research/incentiveRules';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Tx } from '../db/client.ts';
import { insertAll } from '../db/insertAll.ts';
import { DEMO_INCENTIVES, INCENTIVE_MAKER, responseIdOf, type DemoIncentive } from './demoIncentives.ts';
import { idOf } from './demoIds.ts';
import { HOME_PLATFORM } from './demoOrganisation.ts';
import type { WrittenOrder } from './loadOrders.ts';
import { minorOf, type OrganisationIds } from './loadOrganisation.ts';
import { INCENTIVE_SENDER } from './planIncentiveOrders.ts';

const DAY_MS = 86_400_000;
const NOBODY = { firstName: 'Robin', lastName: 'Marsh', email: 'robin.marsh@example.org' };

interface IncentiveContext {
  readonly orders: readonly WrittenOrder[];
  readonly ids: OrganisationIds;
  readonly now: Date;
}

/** Inserts the incentives and their responses, each paid one with its order. */
export async function loadIncentives(tx: Tx, context: IncentiveContext): Promise<void> {
  for (const [index, incentive] of DEMO_INCENTIVES.entries()) {
    const id = await insertIncentive(tx, incentive, { ...context, index });
    const rows = await toCompletions(tx, incentive, { ...context, id });
    if (rows.length > 0) await insertAll(tx, 'incentive_completions', rows, ['id']);
  }
}

async function insertIncentive(
  tx: Tx,
  incentive: DemoIncentive,
  { ids, now, index }: IncentiveContext & { readonly index: number },
): Promise<bigint> {
  const today = now.toISOString().slice(0, 10);
  const { timeZone, rewards, failures } = incentive;
  const startDate = addDays(today, incentive.startDay);
  const endDate = addDays(today, incentive.endDay);
  const { startsAt, endsAt } = incentiveTimes({ startDate, endDate, timeZone });
  const platform_id = idOf(ids.platforms, HOME_PLATFORM.clientId);
  const maker = idOf(ids.users, INCENTIVE_MAKER);
  const created_at = daysBefore(now, Math.max(2, 1 - incentive.startDay));
  const identifier = `${'0'.repeat(15)}${index + 1}`;
  const { id } = await tx
    .insertInto('incentives')
    .values({
      platform_id,
      identifier,
      display_name: incentive.name,
      name_key: nameKey(incentive.name),
      account_id: idOf(ids.accounts, incentive.account),
      utid: incentive.utid,
      currency_code: 'USD',
      amount_minor: minorOf(incentive.amount, 'USD'),
      etid: incentive.etid,
      sender_name: INCENTIVE_SENDER,
      message: incentive.message,
      quantity: incentive.quantity,
      completes_allowed: incentive.completesAllowed,
      rewards_issued: rewards.length,
      responses_taken: rewards.length + failures.filter(({ status }) => isTaken(status)).length,
      start_date: startDate,
      end_date: endDate,
      time_zone: timeZone,
      starts_at: startsAt,
      ends_at: endsAt,
      is_on: incentive.isOn,
      last_completed_at: rewards.length === 0 ? null : daysBefore(now, Math.min(...rewards)),
      created_by_user_id: maker,
      updated_by_user_id: maker,
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAudit(tx, {
    platformId: platform_id,
    actorUserId: maker,
    action: 'incentive.created',
    entityType: 'incentive',
    entityId: identifier,
    details: {
      displayName: incentive.name,
      quantity: incentive.quantity,
      completesAllowed: incentive.completesAllowed,
    },
    at: created_at,
  });
  return id;
}

/** The responses of an incentive, oldest first. */
async function toCompletions(
  tx: Tx,
  incentive: DemoIncentive,
  { orders, ids, now, id }: IncentiveContext & { readonly id: bigint },
) {
  if (incentive.key === null) return [];
  const platform_id = idOf(ids.platforms, HOME_PLATFORM.clientId);
  const { credential_id } = await tx
    .selectFrom('users')
    .select('credential_id')
    .where('platform_id', '=', platform_id)
    .where('id', '=', idOf(ids.users, incentive.key))
    .executeTakeFirstOrThrow();
  const rewarded = incentive.rewards.map((daysAgo, index) => {
    const responseId = responseIdOf(incentive, index);
    const order = orders.find(({ plan }) => plan.responseId === responseId);
    const person = order?.plan.lines[0]?.person;
    if (order === undefined || person === undefined)
      throw new RangeError(`The demo data have no order of ${responseId}`);
    return { daysAgo, responseId, person, status: 'COMPLETE', orderId: order.id, reasonKey: null, tries: 1 };
  });
  const failed = incentive.failures.map(({ email = NOBODY.email, reasonKey = null, tries = 1, ...failure }, index) => ({
    ...failure,
    responseId: responseIdOf(incentive, rewarded.length + index),
    person: { ...NOBODY, email },
    orderId: null,
    reasonKey,
    tries,
  }));
  return [...rewarded, ...failed]
    .toSorted((first, second) => second.daysAgo - first.daysAgo)
    .map(({ daysAgo, responseId, person, status, orderId, reasonKey, tries }) => ({
      platform_id,
      incentive_id: id,
      response_id: responseId,
      body_hash: responseId,
      recipient_email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      status,
      reason_key: reasonKey,
      order_id: orderId,
      credential_id,
      tries,
      tried_at: daysBefore(now, daysAgo),
      created_at: daysBefore(now, daysAgo),
    }));
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
