import type { IncentiveDetail, NewIncentiveBody } from '@portal/shared/contract/incentives';
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
