import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env/env.ts';
import type { ApiModule } from '../ApiModule.ts';
import { createApplyBounce } from './applyBounce.ts';
import { mailEventRoutes } from './mailEventRoutes.ts';

export { createApplyBounce, type ApplyBounce } from './applyBounce.ts';

interface MailEventsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Pick<Env, 'mailEventsKey'>;
}

/** Wires what mail services tell of messages afterwards. */
export const createMailEventsModule = ({ db, clock, env }: MailEventsDeps): ApiModule => ({
  routes: mailEventRoutes({ clock, key: env.mailEventsKey, applyBounce: createApplyBounce({ db, clock }) }),
});
