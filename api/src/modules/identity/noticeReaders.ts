import type { Executor, Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { findFirstUser, findUser, listUsersOfEmails, type UserRow } from './userRepository.ts';

/** A user of the platform, as far as a notice needs to know. */
export interface NoticeRecipient {
  readonly id: bigint;
  readonly langKey: string;
}

/** An address of a notice, with the user in whose language it is written. */
export interface NoticeAddress extends NoticeRecipient {
  readonly email: string;
}

const toAddress = ({ id, email, lang_key }: Pick<UserRow, 'id' | 'email' | 'lang_key'>): NoticeAddress => ({
  id,
  email,
  langKey: lang_key,
});

/** Returns a user as the reader of a notice. */
export const findNoticeRecipient = async (executor: Executor, user: TenantKey): Promise<NoticeAddress> =>
  toAddress(await findUser(executor, user));

/** Returns who speaks for an organisation where nobody of it is named: its first user. */
export const findFirstNoticeRecipient = async (executor: Executor, platformId: bigint): Promise<NoticeAddress> =>
  toAddress(await findFirstUser(executor, platformId));

/** Returns each address once, whatever its case: with its own user when it is one's of the platform, else with `other`. */
export async function listNoticeRecipients(
  tx: Tx,
  platformId: bigint,
  emails: readonly string[],
  other: NoticeRecipient,
): Promise<NoticeAddress[]> {
  const addresses = Map.groupBy(emails, (email) => email.toLowerCase());
  if (addresses.size === 0) return [];
  const users = await listUsersOfEmails(tx, platformId, [...addresses.keys()]);
  const known = new Map(users.map(({ email, id, lang_key }) => [email, { id, langKey: lang_key }]));
  return [...addresses].map(([key, [email = key]]) => ({ ...(known.get(key) ?? other), email }));
}
