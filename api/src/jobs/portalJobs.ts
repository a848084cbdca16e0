import type { Tx } from '../db/client.ts';

/** What waits in the queue to be done; identifiers travel as decimal text. */
export type PortalJob = (
  | { readonly queue: 'issue-order'; readonly data: { readonly orderId: string } }
  | { readonly queue: 'send-reward-mail'; readonly data: { readonly outboxId: string } }
) & {
  /** Not before this time. */
  readonly startAfter?: Date;
  /** While one of this key waits, another is not queued. */
  readonly singletonKey?: string;
};

export type QueueName = PortalJob['queue'];
export type JobData<Name extends QueueName> = Extract<PortalJob, { queue: Name }>['data'];

/** Puts a job into the queue as part of the open transaction: it exists when, and only when, that commits. */
export type Enqueue = (tx: Tx, job: PortalJob) => Promise<void>;

/** Queues many jobs of one queue at once, as part of the open transaction. */
export type EnqueueAll = <Name extends QueueName>(tx: Tx, queue: Name, data: readonly JobData<Name>[]) => Promise<void>;

/** How a job came out: done, to be tried again (with the queue's back-off), or beyond hope. */
export type JobOutcome = { readonly done: true } | { readonly retry: string } | { readonly dead: string };

/** Does a batch of jobs of one queue and tells how each came out, in the order given. Raising fails the whole batch. */
export type JobHandler<Name extends QueueName> = (batch: readonly JobData<Name>[]) => Promise<readonly JobOutcome[]>;

/** The queue as the application sees it. */
export interface Jobs {
  start(): Promise<void>;
  /** Lets running jobs end (up to a few seconds), then stops. */
  stop(): Promise<void>;
  readonly enqueue: Enqueue;
  readonly enqueueAll: EnqueueAll;
  /** Does `work` each time the connection to the database was lost and stands again; never on the embedded database. */
  onReconnect(work: () => Promise<void>): void;
  /** Starts one worker; `onDead` is called once for every job that has used up its tries. */
  work<Name extends QueueName>(
    queue: Name,
    handler: JobHandler<Name>,
    onDead: (data: JobData<Name>) => Promise<void>,
  ): Promise<void>;
}
