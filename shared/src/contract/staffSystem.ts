import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { ENVIRONMENTS, FUNDING_TYPES } from '../domain/enumerations.ts';
import { REWARD_ACTIONS } from '../domain/ordering/rewardActions.ts';
import { Instant, Nullable, OneOf, text } from './common.ts';

/** The numbers of jobs in a queue of background work. `dead`: given up, and not put to rest yet. */
const JobQueue = Type.Object({
  name: Type.String(),
  waiting: Type.Integer(),
  retrying: Type.Integer(),
  active: Type.Integer(),
  failed: Type.Integer(),
  dead: Type.Integer(),
  /** When the oldest job that waits was queued. */
  oldestAt: Nullable(Instant),
});

/** GET /api/staff/system: how the server is, and how it is set up. No secret is part of it. */
export const StaffSystem = Type.Object({
  version: Type.String(),
  environment: OneOf(ENVIRONMENTS),
  database: Type.Object({
    kind: OneOf(['pglite', 'postgres']),
    version: Type.String(),
    sizeBytes: Type.Number(),
    /** How long one question took. */
    answerMs: Type.Number(),
  }),
  queues: Type.Array(JobQueue),
  /** Actions on rewards that have waited for the issuer for long, oldest first. `reference`: of the line. */
  waitingRewardActions: Type.Array(
    Type.Object({
      platformName: Type.String(),
      reference: Type.String(),
      action: OneOf(REWARD_ACTIONS),
      at: Instant,
    }),
  ),
  /** Services outside the server. `sandbox`: one of its own stands in for them. */
  providers: Type.Array(
    Type.Object({
      name: OneOf(['email', 'texts', 'rewards', 'kyb', 'fulfilment', 'addresses', 'chatbot', 'changelog', 'analytics']),
      state: OneOf(['configured', 'sandbox', 'absent']),
      /** The address at which it listens, without credentials. */
      place: Nullable(Type.String()),
    }),
  ),
  /** Pages of what the sandboxes took, where they run. */
  sandboxes: Type.Array(
    Type.Object({ name: OneOf(['email', 'texts', 'rewards', 'kyb', 'fulfilment']), path: Type.String() }),
  ),
  /** Variables with their values in force. */
  configuration: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
});
export type StaffSystem = Static<typeof StaffSystem>;

/** GET /api/staff/jobs: the latest jobs that failed for good. */
export const FailedJob = Type.Object({
  id: Type.String(),
  queue: Type.String(),
  createdAt: Instant,
  failedAt: Nullable(Instant),
  tries: Type.Integer(),
  reason: Type.String(),
});
export type FailedJob = Static<typeof FailedJob>;

export const FailedJobs = Type.Array(FailedJob);

/** A deposit that the payment gateway has not decided for longer than is usual. `reference`: what the gateway knows it by. */
const WaitingDeposit = Type.Object({
  platformName: Type.String(),
  accountNumber: Type.String(),
  kind: OneOf(FUNDING_TYPES),
  amount: Type.Number(),
  currencyCode: Type.String(),
  reference: Type.String(),
  createdAt: Instant,
});
export type WaitingDeposit = Static<typeof WaitingDeposit>;

/** GET /api/staff/waiting-deposits: oldest first. */
export const WaitingDeposits = Type.Array(WaitingDeposit);

/** PUT /api/staff/jobs/{queue}/{jobId}/retry. */
export const jobParams = object({ queue: text().max(100).required(), jobId: text().max(100).required() });
export type JobParams = InferType<typeof jobParams>;
