import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Db } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Deletes devices, links, tokens and codes that have expired, and sessions a month after their end. */
export async function deleteExpiredSignIns(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('password_links')
    .where('expires_at', '<=', new Date(now.getTime() - SERVER_SETTINGS.passwordLinks.keptMs))
    .execute();
  await db.deleteFrom('emulation_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('used_assertions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('used_single_use_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('mfa_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('mfa_devices').modifyEnd(EVERY_TENANT).where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('sessions')
    .modifyEnd(EVERY_TENANT)
    .where('absolute_expires_at', '<=', new Date(now.getTime() - 30 * DAY_MS))
    .execute();
}
