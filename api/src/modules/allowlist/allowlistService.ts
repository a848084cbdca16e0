import type {
  AllowlistEntriesQuery,
  AllowlistOfPlatform,
  AllowlistRecipient,
  AllowlistRecipients,
} from '@portal/shared/contract/allowlist';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { readCappedPage } from '../../lists/readCappedPage.ts';
import type { List } from '../../lists/sendList.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findPlatform } from '../platforms/index.ts';
import { ALLOWLIST_FAILURES } from './allowlistErrors.ts';
import { listRecipients } from './allowlistReadModel.ts';
import { findAllowlist } from './allowlistRepository.ts';
import { countEntries, listEntries } from './allowlistSearch.ts';
import { toAllowlist } from './toAllowlist.ts';

export interface AllowlistDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Reads the recipient list of the user's organisation; every method raises 404 where there is none. */
export function createAllowlistService({ db, clock }: AllowlistDeps) {
  const required = async ({ platformId }: SessionUser) => {
    const row = await findAllowlist(db, platformId);
    if (row === undefined) throw new AppError(ALLOWLIST_FAILURES.notFound);
    return row;
  };
  return {
    list: async (user: SessionUser): Promise<AllowlistRecipients> => {
      await required(user);
      return { recipients: await listRecipients(db, user.platformId) };
    },

    /** Raises 404 also for a list that is off. */
    listInForce: async (user: SessionUser): Promise<AllowlistRecipients> => {
      if (!(await findPlatform(db, user.platformId)).has_allowlist) throw new AppError(ALLOWLIST_FAILURES.notFound);
      return { recipients: await listRecipients(db, user.platformId) };
    },

    get: async (user: SessionUser): Promise<AllowlistOfPlatform> => toAllowlist(db, await required(user), clock.now()),

    /** Returns a page of those whom a search finds; no one where there is no list. */
    search: ({ platformId }: SessionUser, query: AllowlistEntriesQuery): Promise<List<AllowlistRecipient>> =>
      readCappedPage(
        query,
        {
          count: (cap) => countEntries(db, platformId, query.q ?? '', cap),
          read: (window) => listEntries(db, platformId, query.q ?? '', window),
        },
        (row) => row,
      ),
  };
}

export type AllowlistService = ReturnType<typeof createAllowlistService>;
