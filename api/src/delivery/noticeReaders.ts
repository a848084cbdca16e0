import type { Tx } from '../db/client.ts';
import { listUsersOfEmails } from './noticeRepository.ts';

/** A user of the platform, as far as a notice needs to know. */
export interface NoticeReader {
  readonly id: bigint;
  readonly langKey: string;
}

/** An address of a notice, with the user in whose language it is written. */
export interface NoticeAddress extends NoticeReader {
  readonly email: string;
}

/** Each address once, whatever its case: with its own user when it is one's of the platform, else with `other`. */
export async function readersOf(
  tx: Tx,
  platformId: bigint,
  emails: readonly string[],
  other: NoticeReader,
): Promise<NoticeAddress[]> {
  const addresses = Map.groupBy(emails, (email) => email.toLowerCase());
  if (addresses.size === 0) return [];
  const users = await listUsersOfEmails(tx, platformId, [...addresses.keys()]);
  const known = new Map(users.map(({ email, ...reader }) => [email, reader]));
  return [...addresses].map(([key, [email = key]]) => ({ ...(known.get(key) ?? other), email }));
}
