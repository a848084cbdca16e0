import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env/env.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { Routes } from '../../plugins/defineRoute.ts';
import { resendRoutes } from './resendRoutes.ts';
import { createResend } from './resendService.ts';

interface ResendsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Pick<Env, 'credentialKey' | 'publicUrl'>;
  readonly enqueue: Enqueue;
}

/** Wires sending rewards again. */
export function createResendsModule({ db, clock, env, enqueue }: ResendsDeps): {
  readonly routes: Routes;
} {
  const mailHost = new URL(env.publicUrl).hostname;
  return { routes: resendRoutes(db, createResend({ clock, credentialKey: env.credentialKey, mailHost, enqueue })) };
}
