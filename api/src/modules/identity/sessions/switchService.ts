import { ACCESS_FAILURES } from '../../../access/accessErrors.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { findVisibleAccountOfGroup, isUsable } from '../../../access/findVisibleAccount.ts';
import type { IssuedTokens } from './sessionIssuer.ts';
import type { SessionService } from './sessionService.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';

export interface SwitchDeps {
  readonly db: Db;
  readonly sessions: Pick<SessionService, 'switchAccount'>;
}

/** Switches the session's active account. */
export const createSwitchService = ({ db, sessions }: SwitchDeps) => ({
  /** Raises 404 `error.account.notFound` unless the account is visible, of that group, and ACTIVE or FROZEN. */
  async switchAccount(user: SessionUser, customerIdentifier: string, accountIdentifier: string): Promise<IssuedTokens> {
    const account = await findVisibleAccountOfGroup(db, user, customerIdentifier, accountIdentifier);
    if (!isUsable(account)) throw new AppError(ACCESS_FAILURES.accountNotFound);
    return sessions.switchAccount(user, account.id);
  },
});
