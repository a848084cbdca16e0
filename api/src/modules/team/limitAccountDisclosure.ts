import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { countHit, readCount, secondsUntil } from '../../rate-limits/rateLimits.ts';
import { findPlatformOfEmail } from '../identity/index.ts';

const { accountDisclosuresAnHour, windowMs } = SERVER_SETTINGS.team;

/**
 * Limits how many answers an hour tell a user that an address belongs to another organisation. Raises 429 beyond that, for every
 * address, so that it tells nothing either. Counts before the answer is given, so that concurrent ones count too.
 */
export async function limitAccountDisclosure(db: Db, user: SessionUser, email: string, now: Date): Promise<void> {
  const key = `user-elsewhere:${user.platformId}:${user.id}`;
  const platformId = await findPlatformOfEmail(db, email.trim());
  const isOfOtherOrganisation = platformId !== undefined && platformId !== user.platformId;
  const count = isOfOtherOrganisation ? await countHit(db, key, windowMs, now) : await readCount(db, key, now);
  const limit = isOfOtherOrganisation ? accountDisclosuresAnHour : accountDisclosuresAnHour - 1;
  if (count !== null && count.hits > limit)
    throw new AppError({
      ...COMMON_FAILURES.rateLimited,
      values: { seconds: String(secondsUntil(count.resetsAt, now)) },
    });
}
