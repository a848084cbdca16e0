import type { Health } from '@portal/shared/contract/system';
import { API_CONTRACT_VERSION } from '@portal/shared/domain/apiContract';
import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';
import { version } from './version.ts';

/** Health check: `ok` when the database answers. */
export const createHealthService = ({ db, kind }: Pick<Database, 'db' | 'kind'>) => ({
  async check(): Promise<Health> {
    const answers = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    return { status: answers ? 'ok' : 'unavailable', database: kind, version, contract: API_CONTRACT_VERSION };
  },
});
