import { Type, type Static } from '@sinclair/typebox';
import { number, object, type InferType } from 'yup';
import { COMPLETION_STATUSES, INCENTIVE_STATUSES } from '../domain/enumerations.ts';
import { INCENTIVE_LIMITS } from '../domain/research/incentiveLimits.ts';
import { amountText, Instant, Nullable, OneOf, pageNumber, recordVersion, text } from './common.ts';
import { listDays } from './listDays.ts';
import { researchCompletionBody } from './researchCompletions.ts';
import { testMailBody } from './testMails.ts';

const count = () =>
  number()
    .integer('error.incentive.count')
    .min(1, 'error.incentive.count')
    .max(INCENTIVE_LIMITS.countMax, 'error.incentive.count')
    .required('error.incentive.count');

/**
 * POST /api/incentives. `amount`: of one reward, major units of its currency; `quantity`: rewards that are issued at most;
 * `completesAllowed`: responses that are taken at most; days (ISO, both included) as they begin and end in `timeZone`. The
 * service validates name, amount, mail and days by the rules in `domain`.
 */
export const newIncentiveBody = object({
  displayName: text().max(400).default(''),
  accountIdentifier: text().max(100).required('error.account.required'),
  utid: text().trim().max(20).required('error.utid.required'),
  amount: amountText().trim().max(24).required('error.amount.required'),
  etid: text().trim().max(7).required('error.etid.required'),
  senderName: text().max(400).default(''),
  subject: text().max(400).nullable().default(null),
  message: text().max(5_000).nullable().default(null),
  quantity: count(),
  completesAllowed: count(),
  startDate: text().max(40).required('error.date.invalid'),
  endDate: text().max(40).required('error.date.invalid'),
  timeZone: text().max(100).required('error.timeZone.unknown'),
});
export type NewIncentiveBody = InferType<typeof newIncentiveBody>;

/**
 * PUT /api/incentives/{incentiveId}: replaces every field. 409 for an older `version`; 422 for another account, reward or amount
 * after the first completion, and for a limit below what is used.
 */
export const incentiveBody = newIncentiveBody.shape({ version: recordVersion() });
export type IncentiveBody = InferType<typeof incentiveBody>;

/** PUT .../status: turns an incentive off (INACTIVE) and on again. */
export const incentiveStatusBody = object({
  status: text()
    .oneOf(['ACTIVE', 'INACTIVE'] as const, 'error.validation')
    .required('error.validation'),
  version: recordVersion(),
});
export type IncentiveStatusBody = InferType<typeof incentiveStatusBody>;

/** POST .../test: to users of the organisation; answered with `TestMails`. Nothing is charged or counted. */
export const incentiveTestBody = testMailBody.pick(['recipientEmails']);
export type IncentiveTestBody = InferType<typeof incentiveTestBody>;

/** POST .../check: a request of the survey tool, as it would send it. */
export const incentiveCheckBody = researchCompletionBody;

/**
 * The answer that this request would get now: `httpStatus` and `status`, or `i18nKey` (of the error texts) where it would
 * leave no completion. `isRepeat`: its response was taken before, and is answered as it was.
 */
export const IncentiveCheck = Type.Object({
  httpStatus: Type.Integer(),
  status: Nullable(OneOf(COMPLETION_STATUSES)),
  i18nKey: Nullable(Type.String()),
  isRepeat: Type.Boolean(),
  referenceOrderId: Nullable(Type.String()),
});
export type IncentiveCheck = Static<typeof IncentiveCheck>;

const IDENTIFIER = /^[a-z0-9]{1,32}$/;
const incentiveId = text().matches(IDENTIFIER, 'error.incentive.notFound').required('error.incentive.notFound');

export const incentiveParams = object({ incentiveId });
export const completionParams = object({
  incentiveId,
  completionId: text()
    .matches(/^\d{1,18}$/, 'error.incentive.completionNotFound')
    .required('error.incentive.completionNotFound'),
});

const paging = {
  page: pageNumber,
  size: number()
    .oneOf([...INCENTIVE_LIMITS.sizes])
    .default(INCENTIVE_LIMITS.sizes[0]),
  search: text().trim().max(255).optional(),
};

/** GET /api/incentives: of all accounts that the user sees, by name or identifier (`search`), status and account. */
export const incentivesQuery = object({
  ...paging,
  sort: text()
    .oneOf([
      'createdDate,desc',
      'createdDate,asc',
      'displayName,asc',
      'displayName,desc',
      'endDate,asc',
      'endDate,desc',
    ])
    .default('createdDate,desc'),
  status: text()
    .oneOf([...INCENTIVE_STATUSES])
    .optional(),
  accountIdentifier: text().max(100).optional(),
});
export type IncentivesQuery = InferType<typeof incentivesQuery>;

const Reward = Type.Object({
  utid: Type.String(),
  /** Null once it is gone from the catalog, as the two that follow. */
  rewardName: Nullable(Type.String()),
  brandKey: Nullable(Type.String()),
  brandName: Nullable(Type.String()),
  /** Major units of `currencyCode`. */
  amount: Type.Number(),
  currencyCode: Type.String(),
});

const incentive = {
  incentiveId: Type.String(),
  /** Grows with every change. */
  version: Type.Integer(),
  displayName: Type.String(),
  status: OneOf(INCENTIVE_STATUSES),
  /** False before its first day. */
  hasStarted: Type.Boolean(),
  account: Type.Object({ accountIdentifier: Type.String(), displayName: Type.String(), currencyCode: Type.String() }),
  group: Type.Object({ customerIdentifier: Type.String(), displayName: Type.String() }),
  reward: Reward,
  quantity: Type.Integer(),
  rewardsIssued: Type.Integer(),
  completesAllowed: Type.Integer(),
  responsesTaken: Type.Integer(),
  startDate: Type.String(),
  endDate: Type.String(),
  timeZone: Type.String(),
  /** When its first day begins, and when its last is over. */
  startsAt: Instant,
  endsAt: Instant,
  /** Null before the first. */
  lastCompletionDate: Nullable(Instant),
  createdDate: Instant,
};

/** An incentive of a list. ACTIVE with `hasStarted` false: it pays from its first day on. */
export const Incentive = Type.Object(incentive);
export type Incentive = Static<typeof Incentive>;

/** GET /api/incentives; X-Total-Count is the total. */
export const Incentives = Type.Array(Incentive);

/** Amounts in major units of the account's currency. */
const Cost = Type.Object({
  currencyCode: Type.String(),
  /** The cost of one reward, with its fee; null without an exchange rate, and once the reward is gone. */
  reward: Nullable(Type.Number()),
  /** The cost of the rewards that the limits leave. */
  left: Nullable(Type.Number()),
  /** The rewards that the limits leave. */
  rewardsLeft: Type.Integer(),
  /** The amount that can be spent; null for users without VIEW_BALANCE_ACCESS, as `coverage`. */
  balance: Nullable(Type.Number()),
  /** How many of the rewards left the balance covers; `lastDay`: until when at the pace of the last seven days, null where none can be said. */
  coverage: Nullable(
    Type.Object({
      completions: Type.Integer(),
      coversAll: Type.Boolean(),
      lastDay: Nullable(Type.String()),
      lastWeek: Type.Integer(),
    }),
  ),
});

/** GET /api/incentives/{incentiveId}, and the answer of every change. */
export const IncentiveDetail = Type.Object({
  ...incentive,
  template: Type.Object({ etid: Type.String(), name: Nullable(Type.String()) }),
  senderName: Type.String(),
  subject: Nullable(Type.String()),
  message: Nullable(Type.String()),
  /** The first completion is there: account, reward and amount stay. */
  isFixed: Type.Boolean(),
  createdBy: Type.String(),
  cost: Cost,
  /** The completions by status; those that there are. */
  counts: Type.Array(Type.Object({ status: OneOf(COMPLETION_STATUSES), count: Type.Integer() })),
  /** Each of the last days of its time that are over or today, oldest first. */
  days: Type.Array(Type.Object({ day: Type.String(), complete: Type.Integer(), failed: Type.Integer() })),
  /** The address that the survey tool calls. */
  callAddress: Type.String(),
});
export type IncentiveDetail = Static<typeof IncentiveDetail>;

const completionFilter = {
  search: paging.search,
  sort: text().oneOf(['date,desc', 'date,asc']).default('date,desc'),
  status: text()
    .oneOf([...COMPLETION_STATUSES])
    .optional(),
  ...listDays,
};

/** GET .../completions: by recipient or response id (`search`), status and days. */
export const completionsQuery = object({ ...paging, ...completionFilter });
export type CompletionsQuery = InferType<typeof completionsQuery>;

/** GET .../completions/export. */
export const completionsExportQuery = object({
  ...completionFilter,
  format: text().oneOf(['csv', 'xlsx']).default('csv'),
});
export type CompletionsExportQuery = InferType<typeof completionsExportQuery>;

/** A response of the survey. `date`: when it came; `referenceOrderId`: the order of a COMPLETE one. */
export const IncentiveCompletion = Type.Object({
  completionId: Type.String(),
  responseId: Type.String(),
  recipientEmail: Type.String(),
  recipientName: Type.String(),
  date: Instant,
  status: OneOf(COMPLETION_STATUSES),
  /** Key of the error text that says why, of a failure that has one. */
  reasonKey: Nullable(Type.String()),
  referenceOrderId: Nullable(Type.String()),
  tries: Type.Integer(),
  /** When its reward is tried again by itself; null: it is not. */
  nextTryDate: Nullable(Instant),
  /** POST .../completions/{completionId}/retry may be called, and answers with this row. */
  canRetry: Type.Boolean(),
});
export type IncentiveCompletion = Static<typeof IncentiveCompletion>;

/** X-Total-Count is the total. */
export const IncentiveCompletions = Type.Array(IncentiveCompletion);
