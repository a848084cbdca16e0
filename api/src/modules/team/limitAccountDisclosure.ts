import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { countHit, readCount, secondsUntil } from '../../rate-limits/rateLimits.ts';
import { findPlatformOfEmail, listMemberEmails, listTakenEmails } from '../identity/index.ts';

const { accountDisclosuresAnHour, windowMs } = SERVER_SETTINGS.team;

const keyOfUser = (user: SessionUser): string => `user-elsewhere:${user.platformId}:${user.id}`;

/** The owner of an address, or the time from which it can be asked again. */
export type AddressOwner = 'FREE' | 'MEMBER' | 'ELSEWHERE' | { readonly lookUpAt: Date };

/**
 * Returns whose some addresses are, which are in lower case, each as often as it is named. Beyond the limit of
 * `limitAccountDisclosure` every address but a member's has to wait, so that it tells nothing either.
 */
export async function findAddressOwners(
  db: Db,
  user: SessionUser,
  emails: readonly string[],
  now: Date,
): Promise<readonly AddressOwner[]> {
  const key = keyOfUser(user);
  const members = await listMemberEmails(db, user.platformId, emails);
  const taken = await listTakenEmails(db, emails);
  let count = await readCount(db, key, now);
  const owners: AddressOwner[] = [];
  for (const email of emails) {
    if (members.has(email)) owners.push('MEMBER');
    else if (count !== null && count.hits >= accountDisclosuresAnHour) owners.push({ lookUpAt: count.resetsAt });
    else if (taken.has(email)) {
      count = await countHit(db, key, windowMs, now);
      owners.push(count.hits > accountDisclosuresAnHour ? { lookUpAt: count.resetsAt } : 'ELSEWHERE');
    } else owners.push('FREE');
  }
  return owners;
}

/**
 * Limits how many answers an hour tell a user that an address belongs to another organisation. Raises 429 beyond that, for every
 * address, so that it tells nothing either. Counts before the answer is given, so that concurrent ones count too.
 */
export async function limitAccountDisclosure(db: Db, user: SessionUser, email: string, now: Date): Promise<void> {
  const key = keyOfUser(user);
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
