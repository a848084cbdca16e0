import type { FastifyPluginCallback } from 'fastify';
import type { Workers } from '../jobs/portalJobs.ts';

/** A step of the clean-up. */
export interface HousekeepingStep {
  /** Named in the log when it fails. */
  readonly name: string;
  /** People wait for it: it runs each minute, not only each hour. */
  readonly isUrgent?: true;
  readonly run: (now: Date) => Promise<unknown>;
}

/** The routes, workers and clean-up of one area, for the server that runs it. */
export interface ApiModule {
  readonly routes?: FastifyPluginCallback;
  readonly workers?: Workers;
  /** Steps that do not depend on one another. */
  readonly housekeeping?: readonly HousekeepingStep[];
}
