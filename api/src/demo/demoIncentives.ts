import type { CompletionStatus } from '@portal/shared/domain/enumerations';

/** A response whose reward was not ordered. */
interface DemoFailure {
  readonly status: Exclude<CompletionStatus, 'COMPLETE'>;
  readonly daysAgo: number;
  readonly email?: string;
  readonly reasonKey?: string;
  readonly tries?: number;
}

/** An incentive of the first organisation; days count from today, those before it below zero. */
export interface DemoIncentive {
  readonly name: string;
  /** Begins the identifiers of its responses. */
  readonly code: string;
  readonly account: string;
  readonly utid: string;
  /** Major units of the reward's currency. */
  readonly amount: number;
  readonly etid: string;
  readonly message: string;
  readonly quantity: number;
  readonly completesAllowed: number;
  readonly startDay: number;
  readonly endDay: number;
  readonly timeZone: string;
  readonly isOn: boolean;
  /** The key that its survey calls with; null: none has called. */
  readonly key: string | null;
  /** How long ago the rewards were issued, in days. */
  readonly rewards: readonly number[];
  readonly failures: readonly DemoFailure[];
}

/** The user who made them. */
export const INCENTIVE_MAKER = 'research@demo.example';

const SYDNEY = 'Australia/Sydney';

const incentive = (name: string, code: string, rest: Partial<DemoIncentive>): DemoIncentive => ({
  name,
  code,
  account: 'A20005',
  utid: 'U100001',
  amount: 20,
  etid: 'E20A001',
  message: 'Your answers arrived. Thank you for your time.',
  quantity: 60,
  completesAllowed: 80,
  startDay: -20,
  endDay: 40,
  timeZone: SYDNEY,
  isOn: true,
  key: 'Customer survey',
  rewards: [],
  failures: [],
  ...rest,
});

/** Incentives in every state, with every failure of a response. What failed for want of funds is tried by hand alone. */
export const DEMO_INCENTIVES: readonly DemoIncentive[] = [
  incentive('Customer survey, wave 4', '4C', {
    rewards: [18.2, 17.4, 17.1, 15.3, 12.6, 11.9, 9.2, 6.4, 5.7, 4.1, 3.3, 1.6],
    failures: [
      { status: 'INSUFFICIENT_FUNDS', daysAgo: 16.3, tries: 4 },
      { status: 'SYSTEM_FAILURE', daysAgo: 15.2, reasonKey: 'error.item.unavailable', tries: 3 },
      { status: 'INVALID_EMAIL', daysAgo: 9.8, email: 'someone@vtext.com' },
      { status: 'EMAIL_NORMALIZATION_FAILED', daysAgo: 4.9, email: 'ada.at.home' },
    ],
  }),
  incentive('Panel of readers, wave 1', '1P', {
    amount: 15,
    quantity: 6,
    completesAllowed: 8,
    startDay: -11,
    key: 'Panel of readers',
    rewards: [10.1, 9.5, 8.8, 8.2, 7.6, 7.1],
    failures: [
      { status: 'QUANTITY_EXCEEDED', daysAgo: 6.9 },
      { status: 'QUANTITY_EXCEEDED', daysAgo: 6.2 },
      { status: 'COMPLETES_EXCEEDED', daysAgo: 5.4 },
    ],
  }),
  incentive('Spring survey', '3S', {
    amount: 10,
    quantity: 20,
    completesAllowed: 30,
    startDay: -170,
    endDay: -130,
    key: 'Spring survey',
    rewards: [165.3, 160.8, 151.2, 144.6, 138.1],
    failures: [{ status: 'END_DATE_PASSED', daysAgo: 127.4 }],
  }),
  incentive('Trial of the new survey tool', '2T', {
    amount: 5,
    quantity: 10,
    completesAllowed: 10,
    startDay: -296,
    endDay: 30,
    isOn: false,
    key: 'Trial survey',
    rewards: [294.2, 293.7],
  }),
  incentive('New Year study', '5N', {
    account: 'A20001',
    amount: 25,
    etid: 'E000000',
    quantity: 200,
    completesAllowed: 250,
    startDay: 12,
    endDay: 43,
    timeZone: 'America/Los_Angeles',
    key: null,
  }),
];

/** Returns the identifier of a response by its place among those of its incentive. */
export const responseIdOf = ({ code }: Pick<DemoIncentive, 'code'>, index: number): string =>
  `R_${code}${String(index + 1).padStart(4, '0')}`;
