import type { Tx } from '../db/client.ts';

/** Payloads of the queues; identifiers are decimal text. */
export type PortalJob = (
  | { readonly queue: 'write-order-lines'; readonly data: { readonly platformId: string; readonly orderId: string } }
  | { readonly queue: 'issue-order'; readonly data: { readonly platformId: string; readonly orderId: string } }
  /** A held order that was refused. */
  | { readonly queue: 'give-up-order'; readonly data: { readonly platformId: string; readonly orderId: string } }
  /** The orders that were held for the review of a platform's business, which is decided. */
  | { readonly queue: 'settle-held-orders'; readonly data: { readonly platformId: string } }
  /** The card of a line that was given up. */
  | { readonly queue: 'void-card'; readonly data: { readonly platformId: string; readonly lineId: string } }
  /** A letter or cards that the printer has to take. */
  | { readonly queue: 'ship-parcel'; readonly data: { readonly platformId: string; readonly shipmentId: string } }
  /** A shipment that came to nothing, whose rewards are voided and paid back. */
  | { readonly queue: 'settle-shipment'; readonly data: { readonly platformId: string; readonly shipmentId: string } }
  /** The facts that an organisation submitted about its business, which a service checks. */
  | {
      readonly queue: 'check-business';
      readonly data: { readonly platformId: string; readonly submissionId: string };
    }
  /** A proven domain, whose record is looked up again. */
  | { readonly queue: 'check-domain'; readonly data: { readonly platformId: string; readonly domainId: string } }
  | { readonly queue: 'settle-deposit'; readonly data: { readonly platformId: string; readonly depositId: string } }
  /** The payment of an order by card: what the gateway says of it, and what goes back to the card. */
  | {
      readonly queue: 'settle-order-payment';
      readonly data: { readonly platformId: string; readonly paymentId: string };
    }
  | {
      readonly queue: 'refund-order-payment';
      readonly data: { readonly platformId: string; readonly paymentId: string };
    }
  | {
      readonly queue: 'send-small-deposits';
      readonly data: { readonly platformId: string; readonly bankAccountId: string };
    }
  /** `version`: of the upload, so that a job that another file has overtaken does nothing. `keepsChanges`: of its cells. */
  | {
      readonly queue: 'check-upload';
      readonly data: {
        readonly platformId: string;
        readonly uploadId: string;
        readonly version: number;
        readonly keepsChanges: boolean;
      };
    }
  /** Good lines of an upload that a cart has yet to get. */
  | {
      readonly queue: 'fill-cart';
      readonly data: { readonly platformId: string; readonly uploadId: string; readonly cartId: string };
    }
  | {
      readonly queue: 'reward-action';
      readonly data: { readonly platformId: string; readonly rewardActionId: string };
    }
  | { readonly queue: 'send-reward-mail'; readonly data: { readonly platformId: string; readonly outboxId: string } }
  /** The lines of an order that wait for this time (ISO 8601). */
  | {
      readonly queue: 'send-scheduled';
      readonly data: { readonly platformId: string; readonly orderId: string; readonly dueAt: string };
    }
  | { readonly queue: 'send-lines-again'; readonly data: { readonly platformId: string; readonly batchId: string } }
  /** Rows of a file of users that wait to be invited. */
  | { readonly queue: 'invite-users'; readonly data: { readonly platformId: string; readonly fileId: string } }
  /** Rewards of an incentive that lacked funds or met a failure. */
  | {
      readonly queue: 'retry-completions';
      readonly data: { readonly platformId: string; readonly incentiveId: string };
    }
  | { readonly queue: 'make-report'; readonly data: { readonly platformId: string; readonly reportId: string } }
  /** `email`: as somebody typed it, of whom nothing is known yet. */
  | { readonly queue: 'send-password-link'; readonly data: { readonly email: string } }
  /** A mail of a sign-up, unless another link has replaced its own meanwhile. */
  | {
      readonly queue: 'send-signup-mail';
      readonly data: { readonly signupId: string; readonly tokenHash: string; readonly messageId: string };
    }
  /** `sealed`: number and body of a text message; `expiresAt`: ISO 8601, not sent from then on. */
  | { readonly queue: 'send-text'; readonly data: { readonly sealed: string; readonly expiresAt: string } }
) & {
  /** Not before this time. */
  readonly startAfter?: Date;
  /** At most one job with this key waits in the queue. */
  readonly singletonKey?: string;
};

export type QueueName = PortalJob['queue'];
export type JobData<Name extends QueueName> = Extract<PortalJob, { queue: Name }>['data'];

/** Queues a job as part of the open transaction: it exists if and only if that commits. */
export type Enqueue = (tx: Tx, job: PortalJob) => Promise<void>;

/**
 * Queues many jobs of one queue at once, as part of the open transaction. `isBulk`: all others of the queue go first. `startAfter`: not
 * before this time.
 */
export type EnqueueAll = <Name extends QueueName>(
  tx: Tx,
  queue: Name,
  data: readonly JobData<Name>[],
  options?: { readonly isBulk?: boolean; readonly startAfter?: Date },
) => Promise<void>;

/** Result of a job: done, to be retried with the queue's back-off (`cause`: the error, for the log), or failed permanently. */
export type JobOutcome =
  | { readonly done: true }
  | { readonly retry: string; readonly cause?: unknown }
  | { readonly dead: string };

/** Processes a batch of jobs of one queue and returns their results in the same order. Raising fails the whole batch. */
export type JobHandler<Name extends QueueName> = (batch: readonly JobData<Name>[]) => Promise<readonly JobOutcome[]>;

/** The work of one queue. */
export interface Worker<Name extends QueueName> {
  readonly handle: JobHandler<Name>;
  /** Called when a job reaches the dead letters: its tries are used up, or it was given up. Called again when it raises. */
  readonly onDead?: (data: JobData<Name>) => Promise<void>;
  /** Returns unfinished work without a waiting job: its process died. A second job for finished work does nothing. */
  readonly findUnfinished?: () => Promise<readonly JobData<Name>[]>;
}

export type Workers = { readonly [Name in QueueName]?: Worker<Name> };

/** The queue as the application sees it. */
export interface Jobs {
  start(): Promise<void>;
  /** Lets running jobs end (up to a few seconds), then stops. */
  stop(): Promise<void>;
  readonly enqueue: Enqueue;
  readonly enqueueAll: EnqueueAll;
  /** Runs `work` after each reconnection to the database; never on the embedded database. */
  onReconnect(work: () => Promise<void>): void;
  /** Starts one worker; `onDead` as in `Worker`. */
  work<Name extends QueueName>(
    queue: Name,
    handler: JobHandler<Name>,
    onDead: (data: JobData<Name>) => Promise<void>,
  ): Promise<void>;
}
