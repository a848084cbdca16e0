import { sql } from 'kysely';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Db } from './db/client.ts';
import { EVERY_TENANT } from './db/everyTenant.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Deletes expired data: stored outcomes of calls, counters, devices, uploads, forgotten carts, and sessions a month after their end. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').modifyEnd(EVERY_TENANT).where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('rate_limits')
    .where('resets_at', '<=', new Date(now.getTime() - SERVER_SETTINGS.signIn.forgetMs))
    .execute();
  await db.deleteFrom('known_devices').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('password_links')
    .where('expires_at', '<=', new Date(now.getTime() - SERVER_SETTINGS.passwordLinks.keptMs))
    .execute();
  await db.deleteFrom('emulation_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('used_assertions').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('remote_failures')
    .where('last_at', '<=', new Date(now.getTime() - SERVER_SETTINGS.remotes.keptMs))
    .execute();
  await db.deleteFrom('uploads').modifyEnd(EVERY_TENANT).where('expires_at', '<=', now).execute();
  await removeForgottenCarts(db, now);
  await db.deleteFrom('mfa_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('mfa_devices').modifyEnd(EVERY_TENANT).where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('sessions')
    .modifyEnd(EVERY_TENANT)
    .where('absolute_expires_at', '<=', new Date(now.getTime() - 30 * DAY_MS))
    .execute();
}

/** Deletes open carts that nobody has touched, with their lines; the rows stay for the quotes that name them. */
async function removeForgottenCarts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SERVER_SETTINGS.carts.keptMs);
  await sql`with forgotten as (
      update shopping_carts set status = 'DELETED', updated_at = ${now}
      where status = 'OPEN' and updated_at < ${before}
      returning platform_id, id
    )
    delete from cart_line_items using forgotten
    where cart_line_items.platform_id = forgotten.platform_id and cart_line_items.cart_id = forgotten.id ${EVERY_TENANT}`.execute(
    db,
  );
}

/** Refuses, with that reason, the uploads whose file nobody has gone on reading for long. */
export const refuseInterruptedUploads = (db: Db, refusal: object, now: Date) =>
  db
    .updateTable('uploads')
    .modifyEnd(EVERY_TENANT)
    .set({ state: 'REFUSED', refusal: JSON.stringify(refusal) })
    .where('state', '=', 'READING')
    .where('file_name', 'is not', null)
    .where('updated_at', '<=', new Date(now.getTime() - SERVER_SETTINGS.files.givenUpMs))
    .execute();
