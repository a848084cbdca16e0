import { API_CREDENTIAL_TYPES } from '@portal/shared/domain/enumerations';
import type { Db } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { findPlatform, lockPlatform } from '../platforms/index.ts';
import { listEndedCredentials, markEndingNoted } from './apiCredentialRepository.ts';
import { noteDisconnected, type EndAppsOfClient, type RecordIntegration } from './integrationOfType.ts';

interface NoteEndedDeps {
  readonly db: Db;
  readonly recordIntegration: RecordIntegration;
  readonly endAppsOfClient: EndAppsOfClient;
}

/** Says in the history of integrations what ended with the last days of credentials, and ends what people allowed such clients. */
export async function noteEndedCredentials(deps: NoteEndedDeps, now: Date): Promise<void> {
  const { db, endAppsOfClient } = deps;
  for (const row of await listEndedCredentials(db, now))
    await withTransaction(db, async (tx) => {
      const { platform_client_id } = await findPlatform(tx, row.platform_id);
      await lockPlatform(tx, platform_client_id);
      const ended = await markEndingNoted(tx, keyOf(row), now);
      if (ended === undefined || ended.ends_at === null) return;
      const end = { by: { cause: 'LAST_DAY' }, at: ended.ends_at } as const;
      await endAppsOfClient(tx, keyOf(row), end);
      const type = oneOf(API_CREDENTIAL_TYPES, ended.type);
      const { display_name: displayName } = ended;
      await noteDisconnected(tx, deps, { platformId: row.platform_id, type, displayName, ...end });
    });
}
