import type { Clock } from '../../clock.ts';
import type { Db, Tx } from '../../db/client.ts';

/** Dependencies of this module's services. */
export interface CartDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Lets what went into deleted carts be ordered again, where it came from. */
  readonly releaseLines: (tx: Tx, platformId: bigint, cartIds: readonly string[], at: Date) => Promise<void>;
}
