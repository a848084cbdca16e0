import type { IncentiveCompletion, IncentiveDetail } from '@portal/shared/contract/incentives';

/** 25.00 USD for 90 of 100 responses, half way. */
export const buildIncentive = (overrides: Partial<IncentiveDetail> = {}): IncentiveDetail => ({
  incentiveId: 'i1',
  version: 3,
  displayName: 'Panel wave 3',
  status: 'ACTIVE',
  hasStarted: true,
  account: { accountIdentifier: 'A1', displayName: 'Marketing US', currencyCode: 'USD' },
  group: { customerIdentifier: 'G1', displayName: 'Marketing' },
  reward: {
    utid: 'U200001',
    rewardName: 'Harbour Books eGift',
    brandKey: 'B20001',
    brandName: 'Harbour Books',
    amount: 25,
    currencyCode: 'USD',
  },
  quantity: 90,
  rewardsIssued: 40,
  completesAllowed: 100,
  responsesTaken: 45,
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  timeZone: 'America/Los_Angeles',
  startsAt: '2026-12-01T08:00:00Z',
  endsAt: '2027-01-01T08:00:00Z',
  lastCompletionDate: '2026-12-03T10:00:00Z',
  createdDate: '2026-11-20T09:00:00Z',
  template: { etid: 'E000000', name: 'Standard' },
  senderName: 'Ada Byron',
  subject: '{{recipient_name}}, a reward for you',
  message: null,
  isFixed: true,
  createdBy: 'Ada Byron',
  cost: {
    currencyCode: 'USD',
    reward: 25.5,
    left: 1275,
    rewardsLeft: 50,
    balance: 1250,
    coverage: { completions: 49, coversAll: false, lastDay: '2026-12-12', lastWeek: 40 },
  },
  counts: [
    { status: 'COMPLETE', count: 40 },
    { status: 'INSUFFICIENT_FUNDS', count: 5 },
  ],
  days: [
    { day: '2026-12-02', complete: 30, failed: 0 },
    { day: '2026-12-03', complete: 10, failed: 5 },
  ],
  callAddress: 'https://portal.example/v2/research/incentives/i1/completions',
  ...overrides,
});

/** One that no response came to. */
export const buildNewIncentive = (overrides: Partial<IncentiveDetail> = {}): IncentiveDetail =>
  buildIncentive({
    rewardsIssued: 0,
    responsesTaken: 0,
    isFixed: false,
    lastCompletionDate: null,
    counts: [],
    days: [],
    version: 1,
    ...overrides,
  });

/** A response that could not be paid, and is tried again. */
export const buildCompletion = (overrides: Partial<IncentiveCompletion> = {}): IncentiveCompletion => ({
  completionId: '7',
  responseId: 'R_17',
  recipientEmail: 'ana@example.com',
  recipientName: 'Ana Byron',
  date: '2026-12-03T10:00:00Z',
  status: 'INSUFFICIENT_FUNDS',
  reasonKey: null,
  referenceOrderId: null,
  tries: 2,
  nextTryDate: '2026-12-03T10:30:00Z',
  canRetry: true,
  ...overrides,
});
