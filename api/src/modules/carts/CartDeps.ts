import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';

/** Dependencies of this module's services. */
export interface CartDeps {
  readonly db: Db;
  readonly clock: Clock;
}
