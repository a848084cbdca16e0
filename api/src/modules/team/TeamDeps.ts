import type { Clock } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { SendNotice } from '../outbox/index.ts';
import type { UserRow } from '../identity/index.ts';

export interface TeamDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sendNotice: SendNotice;
  readonly sendInvitation: (tx: Tx, user: UserRow) => Promise<void>;
  readonly inviteAgain: (tx: Tx, user: UserRow) => Promise<void>;
}
