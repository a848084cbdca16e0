import type { AllowlistRecipients } from '@portal/shared/contract/allowlist';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { findPlatform } from '../platforms/index.ts';
import { countRecipients, listRecipients } from './allowlistReadModel.ts';

/** The recipient list of the user's organisation; every method raises 404 where there is none. */
export function createAllowlistService(db: Db) {
  const required = async ({ platformId }: SessionUser): Promise<bigint> => {
    if (!(await findPlatform(db, platformId)).has_allowlist) throw new AppError(COMMON_FAILURES.notFound);
    return platformId;
  };
  return {
    list: async (user: SessionUser): Promise<AllowlistRecipients> => ({
      recipients: await listRecipients(db, await required(user)),
    }),
    count: async (user: SessionUser): Promise<number> => countRecipients(db, await required(user)),
  };
}

export type AllowlistService = ReturnType<typeof createAllowlistService>;
