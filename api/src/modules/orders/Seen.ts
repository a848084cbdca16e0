import type { SessionUser } from '../../access/SessionUser.ts';

/** Who looks at a line, and when. */
export interface Seen {
  readonly user: SessionUser;
  readonly now: Date;
}
