import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env/env.ts';
import type { ApiModule } from '../ApiModule.ts';
import { createApplyMailEvent } from './applyMailEvent.ts';
import { mailEventRoutes } from './mailEventRoutes.ts';

export { createApplyMailEvent, type ApplyMailEvent } from './applyMailEvent.ts';

interface MailEventsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Pick<Env, 'mailEventsKey'>;
}

/** Wires what mail services tell of messages afterwards. */
export const createMailEventsModule = ({ db, clock, env }: MailEventsDeps): ApiModule => ({
  routes: mailEventRoutes({ clock, key: env.mailEventsKey, applyMailEvent: createApplyMailEvent({ db, clock }) }),
});
