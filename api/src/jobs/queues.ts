import type { QueueName } from './portalJobs.ts';

/** Database schema of the queue, separate from the application's. */
export const QUEUE_SCHEMA = 'pgboss';

interface QueueSettings {
  readonly batchSize: number;
  /** Batches that one server works on at a time; one unless it says more. */
  readonly localConcurrency?: number;
  readonly retryLimit: number;
  /** Seconds; doubles with each try, up to `retryDelayMax`. */
  readonly retryDelay: number;
  readonly retryDelayMax: number;
  readonly expireInSeconds: number;
  /** A job without a heartbeat for this long is requeued: its process died, or its answer was lost. */
  readonly heartbeatSeconds: number;
}

/** The issuer of rewards and the servers of mail may be away: what depends on them is retried for about a day. */
export const QUEUES: Readonly<Record<QueueName, QueueSettings>> = {
  'write-order-lines': {
    batchSize: 1,
    retryLimit: 60,
    retryDelay: 1,
    retryDelayMax: 60,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
  },
  // The pauses are short, so that what has waited is issued soon after the issuer is back.
  'issue-order': {
    batchSize: 4,
    retryLimit: 1_440,
    retryDelay: 1,
    retryDelayMax: 60,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
  },
  'give-up-order': {
    batchSize: 4,
    retryLimit: 60,
    retryDelay: 1,
    retryDelayMax: 60,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
  },
  'settle-held-orders': {
    batchSize: 1,
    retryLimit: 60,
    retryDelay: 1,
    retryDelayMax: 60,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
  },
  'void-card': {
    batchSize: 10,
    retryLimit: 300,
    retryDelay: 2,
    retryDelayMax: 3_600,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
  },
  'ship-parcel': {
    batchSize: 4,
    retryLimit: 1_440,
    retryDelay: 1,
    retryDelayMax: 60,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
  },
  'settle-shipment': {
    batchSize: 8,
    retryLimit: 1_440,
    retryDelay: 1,
    retryDelayMax: 60,
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
  // People wait for the answer: asked often at first, and then for as long as the issuer is away.
  'reward-action': {
    batchSize: 8,
    retryLimit: 60,
    retryDelay: 1,
    retryDelayMax: 30,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
  },
  'check-business': {
    batchSize: 4,
    retryLimit: 60,
    retryDelay: 5,
    retryDelayMax: 3_600,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
  },
  'check-domain': {
    batchSize: 4,
    retryLimit: 8,
    retryDelay: 5,
    retryDelayMax: 300,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
  },
  // Reviews by the bank and of the business take up to two days; after these it is asked about anew.
  'settle-deposit': {
    batchSize: 8,
    retryLimit: 60,
    retryDelay: 30,
    retryDelayMax: 3_600,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
  },
  // As long as a review of the business takes; after these it is asked about anew.
  'settle-order-payment': {
    batchSize: 8,
    retryLimit: 60,
    retryDelay: 30,
    retryDelayMax: 3_600,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
  },
  'refund-order-payment': {
    batchSize: 8,
    retryLimit: 60,
    retryDelay: 30,
    retryDelayMax: 3_600,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
  },
  // Pauses are longer than the lag of the gateway's search.
  'send-small-deposits': {
    batchSize: 8,
    retryLimit: 20,
    retryDelay: 900,
    retryDelayMax: 21_600,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
  },
  'check-upload': {
    batchSize: 1,
    retryLimit: 8,
    retryDelay: 1,
    retryDelayMax: 300,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
  },
  'fill-cart': {
    batchSize: 1,
    retryLimit: 8,
    retryDelay: 1,
    retryDelayMax: 300,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
  },
  'send-scheduled': {
    batchSize: 4,
    retryLimit: 60,
    retryDelay: 1,
    retryDelayMax: 60,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
  },
  'send-lines-again': {
    batchSize: 1,
    retryLimit: 8,
    retryDelay: 1,
    retryDelayMax: 300,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
  },
  'invite-users': {
    batchSize: 1,
    retryLimit: 8,
    retryDelay: 1,
    retryDelayMax: 300,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
  },
  'retry-completions': {
    batchSize: 1,
    retryLimit: 60,
    retryDelay: 1,
    retryDelayMax: 300,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
  },
  // Two more tries; as long as a report may take.
  'make-report': {
    batchSize: 1,
    localConcurrency: 3,
    retryLimit: 2,
    retryDelay: 1,
    retryDelayMax: 60,
    expireInSeconds: 14_400,
    heartbeatSeconds: 30,
  },
  'send-password-link': {
    batchSize: 10,
    retryLimit: 8,
    retryDelay: 1,
    retryDelayMax: 300,
    expireInSeconds: 60,
    heartbeatSeconds: 30,
  },
  'send-signup-mail': {
    batchSize: 10,
    retryLimit: 12,
    retryDelay: 2,
    retryDelayMax: 3_600,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
  },
  'send-text': {
    batchSize: 10,
    retryLimit: 8,
    retryDelay: 1,
    retryDelayMax: 120,
    expireInSeconds: 60,
    heartbeatSeconds: 30,
  },
};

const isQueueName = (name: string): name is QueueName => name in QUEUES;

export const QUEUE_NAMES: readonly QueueName[] = Object.keys(QUEUES).filter(isQueueName);

/** Dead-letter queue of a queue. */
export const deadLetterOf = (queue: QueueName): string => `${queue}-dead`;
