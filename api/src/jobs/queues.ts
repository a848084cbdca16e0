import type { QueueName } from './portalJobs.ts';

/** The schema that the queue owns, beside the application's. */
export const QUEUE_SCHEMA = 'pgboss';

interface QueueSettings {
  readonly batchSize: number;
  readonly retryLimit: number;
  /** Seconds; doubles with each try, up to `retryDelayMax`. */
  readonly retryDelay: number;
  readonly retryDelayMax: number;
  readonly expireInSeconds: number;
  /** A job that was not heard of for this long comes back: its process is gone, or its answer was lost. */
  readonly heartbeatSeconds: number;
}

/** Issuing is our own work and ends soon; mail waits for servers of others, so it is tried for about a day. */
export const QUEUES: Readonly<Record<QueueName, QueueSettings>> = {
  'issue-order': {
    batchSize: 4,
    retryLimit: 8,
    retryDelay: 1,
    retryDelayMax: 300,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
  },
  'send-reward-mail': {
    batchSize: 100,
    retryLimit: 12,
    retryDelay: 2,
    retryDelayMax: 21_600,
    expireInSeconds: 900,
    heartbeatSeconds: 30,
  },
};

export const QUEUE_NAMES: readonly QueueName[] = ['issue-order', 'send-reward-mail'];

/** Where the jobs of a queue go when their tries are used up. */
export const deadLetterOf = (queue: QueueName): string => `${queue}-dead`;
