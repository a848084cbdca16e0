import type { IncentiveValues } from '../form/incentiveValues.ts';

/** 25.00 USD for 90 of 100 responses. */
export const buildIncentiveValues = (overrides: Partial<IncentiveValues> = {}): IncentiveValues => ({
  displayName: 'Panel wave 3',
  accountIdentifier: 'A1',
  utid: 'U200001',
  amount: '25.00',
  quantity: '90',
  completesAllowed: '100',
  typedIn: 'en',
  etid: 'E000000',
  senderName: 'Ada Byron',
  subject: '',
  message: '',
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  timeZone: 'America/Los_Angeles',
  version: 0,
  ...overrides,
});
