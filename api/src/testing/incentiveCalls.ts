import type { IncentiveDetail, NewIncentiveBody } from '@portal/shared/contract/incentives';
import type { Db } from '../db/client.ts';
import type { Call } from './testApp.ts';

let built = 0;

/** An incentive of 25.00 in March 2026, in Los Angeles. */
export const buildIncentiveBody = (
  accountIdentifier: string,
  overrides: Partial<NewIncentiveBody> = {},
): NewIncentiveBody => ({
  displayName: `Incentive ${(built += 1)}`,
  accountIdentifier,
  utid: 'UVARIABLE',
  amount: '25.00',
  etid: 'E000000',
  senderName: 'Grace',
  subject: null,
  message: null,
  quantity: 90,
  completesAllowed: 100,
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  timeZone: 'America/Los_Angeles',
  ...overrides,
});

/** Creates an incentive. */
export const createIncentive = async (
  call: Call,
  accountIdentifier: string,
  overrides: Partial<NewIncentiveBody> = {},
): Promise<IncentiveDetail> =>
  (
    await call({ method: 'POST', url: '/api/incentives', payload: buildIncentiveBody(accountIdentifier, overrides) })
  ).json<IncentiveDetail>();

/** An incentive with a response whose reward met a failure, and is paid when it is tried again. */
export async function buildFailedCompletion(
  db: Db,
  call: Call,
  accountIdentifier: string,
): Promise<{ readonly incentiveId: string; readonly completionId: string }> {
  const { incentiveId } = await createIncentive(call, accountIdentifier);
  const { platform_id, id } = await db
    .updateTable('incentives')
    .set({ responses_taken: 1 })
    .where('identifier', '=', incentiveId)
    .returning(['platform_id', 'id'])
    .executeTakeFirstOrThrow();
  const completion = await db
    .insertInto('incentive_completions')
    .values({
      platform_id,
      incentive_id: id,
      response_id: 'R_1',
      body_hash: '',
      recipient_email: 'ada@recipient.example',
      first_name: 'Ada',
      last_name: 'Lovelace',
      status: 'SYSTEM_FAILURE',
      tried_at: new Date('2026-03-02T09:00:00Z'),
      created_at: new Date('2026-03-02T09:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { incentiveId, completionId: String(completion.id) };
}
