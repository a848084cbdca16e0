import { API_CREDENTIAL_TYPES } from '@portal/shared/domain/enumerations';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Db } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { listEndingCredentials, markEndingMailed } from './apiCredentialRepository.ts';
import { lastDayOf } from './checkNewKey.ts';
import type { CredentialNotices } from './credentialNotices.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Mails those who manage the keys whose last day is two weeks away, once for each key. */
export async function mailEndingKeys(db: Db, notices: CredentialNotices, now: Date): Promise<void> {
  const before = new Date(now.getTime() + SETTINGS.apiCredentials.soonDays * DAY_MS);
  for (const row of await listEndingCredentials(db, now, before))
    await withTransaction(db, async (tx) => {
      const { platformId, id } = keyOf(row);
      const ending = await markEndingMailed(tx, { platformId, id }, now);
      if (ending === undefined || ending.ends_at === null) return;
      const { display_name: displayName, masked_key: maskedKey } = ending;
      const key = { type: oneOf(API_CREDENTIAL_TYPES, ending.type), displayName, maskedKey };
      await notices.sendEnding(tx, platformId, key, lastDayOf(ending.ends_at), now);
    });
}
