import type { Health } from '@portal/shared/contract/system';
import { API_CONTRACT_VERSION } from '@portal/shared/domain/apiContract';
import type { Database } from '../../db/client.ts';
import { isDatabaseUp } from './databaseReadModel.ts';
import { version } from './version.ts';

/** Health check: `ok` when the database answers. */
export const createHealthService = ({ db, kind }: Pick<Database, 'db' | 'kind'>) => ({
  async check(): Promise<Health> {
    return {
      status: (await isDatabaseUp(db)) ? 'ok' : 'unavailable',
      database: kind,
      version,
      contract: API_CONTRACT_VERSION,
    };
  },
});
