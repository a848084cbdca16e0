import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../../runtime/clock.ts';
import { hashToken, randomToken } from '../../../crypto/tokens.ts';
import type { Db } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { insertLink } from './passwordLinkRepository.ts';
import { findPlatform } from '../../platforms/index.ts';
import type { UserRow } from '../userRepository.ts';

/** The token that sets another password when a user's has expired; null when it has not. */
export type ExpiredPasswordToken = (user: UserRow) => Promise<string | null>;

/** Passwords expire where the organisation asks for it. */
export const createPasswordExpiry =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }): ExpiredPasswordToken =>
  async (user) => {
    const at = clock.now();
    const age = at.getTime() - user.password_changed_at.getTime();
    if (age < SERVER_SETTINGS.password.expiresMs) return null;
    if (!(await findPlatform(db, user.platform_id)).passwords_expire) return null;
    const token = randomToken();
    const expiresAt = new Date(at.getTime() + SERVER_SETTINGS.passwordLinks.expiredMs);
    await withTransaction(db, (tx) =>
      insertLink(tx, keyOf(user), { tokenHash: hashToken(token), purpose: 'EXPIRED', createdAt: at, expiresAt }),
    );
    return token;
  };
