import type { FundingType } from '@portal/shared/domain/enumerations';

/** A deposit that has a row of its own beside its journals, in major units; the other past deposits are journals alone. */
export interface DemoDeposit {
  readonly account: string;
  readonly kind: FundingType;
  readonly status: 'PENDING' | 'POSTED' | 'DECLINED' | 'CANCELLED' | 'RETURNED';
  readonly amount: number;
  /** Its age in days, and how many days after it was asked for it ended. */
  readonly days: number;
  readonly endedAfterDays?: number;
  readonly sourceName?: string;
  readonly note?: string;
  readonly reasonCode?: string;
  readonly returnCode?: string;
}

export const DEPOSITOR = 'owner@harbor-heron.example';

/** One of each state. What the payment gateway would know more of than it does is older than its reports. */
export const DEMO_DEPOSITS: readonly DemoDeposit[] = [
  {
    account: 'A98001',
    kind: 'BANK_DEPOSIT',
    status: 'RETURNED',
    amount: 500,
    days: 124,
    endedAfterDays: 4,
    sourceName: 'Coastal Credit Union ···4417',
    returnCode: 'R10',
  },
  { account: 'A98002', kind: 'WIRE_DEPOSIT', status: 'POSTED', amount: 1_200, days: 41, endedAfterDays: 1 },
  {
    account: 'A98002',
    kind: 'CARD_DEPOSIT',
    status: 'DECLINED',
    amount: 300,
    days: 12,
    endedAfterDays: 0,
    sourceName: 'Visa ···1881',
    reasonCode: '204',
  },
  {
    account: 'A98002',
    kind: 'WIRE_DEPOSIT',
    status: 'CANCELLED',
    amount: 450,
    days: 9,
    endedAfterDays: 2,
    note: 'Sent from the wrong account',
  },
  { account: 'A98002', kind: 'WIRE_DEPOSIT', status: 'PENDING', amount: 800, days: 1, note: 'Fall volunteers' },
];
