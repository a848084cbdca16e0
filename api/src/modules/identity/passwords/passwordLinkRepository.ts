import type { Selectable } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import type { PasswordLinks } from '../../../db/schema.generated.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';

export type PasswordLinkRow = Selectable<PasswordLinks>;

/** The purpose of a link: a forgotten password, an invitation, a password that has expired. */
export type LinkPurpose = 'RESET' | 'INVITATION' | 'EXPIRED';

/** The link of a token. */
export const findLink = (executor: Executor, tokenHash: string): Promise<PasswordLinkRow | undefined> =>
  executor.selectFrom('password_links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

/** Adds a link. */
export const insertLink = (
  tx: Tx,
  { platformId, id }: TenantKey,
  link: {
    readonly tokenHash: string;
    readonly purpose: LinkPurpose;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  },
) =>
  tx
    .insertInto('password_links')
    .values({
      token_hash: link.tokenHash,
      purpose: link.purpose,
      platform_id: platformId,
      user_id: id,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute();

/** Uses a link up; false when it was used or has expired meanwhile. Every other link of its user is used up with it. */
export async function spendLink(tx: Tx, link: PasswordLinkRow, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('password_links')
    .set({ used_at: now })
    .where('token_hash', '=', link.token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  if (used === undefined) return false;
  await spendAllLinks(tx, { platformId: link.platform_id, id: link.user_id }, now);
  return true;
}

/** Uses up every link of a user. */
export const spendAllLinks = (tx: Tx, { platformId, id }: TenantKey, now: Date) =>
  tx
    .updateTable('password_links')
    .set({ used_at: now })
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
