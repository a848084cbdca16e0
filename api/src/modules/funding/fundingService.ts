import type {
  FundingDetailQuery,
  FundingQuery,
  FundingTransaction,
  FundingTransactionDetail,
} from '@portal/shared/contract/funding';
import { holds } from '@portal/shared/domain/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import type { List } from '../../lists/sendList.ts';
import type { SessionUser } from '../identity/index.ts';
import { FUNDING_FAILURES } from './fundingErrors.ts';
import { findMovementIds, listMovements, listMovementsOfJournal, listWallets } from './fundingReadModel.ts';
import { movementFilterOf } from './movementFilter.ts';
import type { Direction } from './movementSearch.ts';
import { toTransaction, toTransactionDetail } from './toTransaction.ts';

/** Funding history: the ledger entries behind the balances of accounts. Balances after them only with VIEW_BALANCE_ACCESS. */
export function createFundingService(db: Db) {
  return {
    /** A page of the list, up to the table's row limit. Raises what `movementFilterOf` does. */
    list: async (user: SessionUser, query: FundingQuery): Promise<List<FundingTransaction>> => {
      const filter = await movementFilterOf(db, user, query);
      const cap = SETTINGS.paging.tableMax;
      const offset = query.page * query.pageSize;
      const direction = directionOf(query);
      const window = { direction, limit: Math.max(0, Math.min(query.pageSize, cap - offset)), offset };
      const { ids, total } = await findMovementIds(db, filter, window, cap + 1);
      const rows = ids.length === 0 ? [] : await listMovements(db, user.platformId, ids, direction);
      const wallets = new Map(filter.wallets.map((wallet) => [wallet.id, wallet]));
      const showsBalance = holds(user, 'VIEW_BALANCE_ACCESS');
      return {
        rows: rows.flatMap((row) => {
          const wallet = wallets.get(row.walletId);
          return wallet === undefined ? [] : [toTransaction(row, wallet, showsBalance)];
        }),
        total: Math.min(total, cap),
        isCapped: total > cap,
      };
    },

    /** Raises 404 for a transaction of accounts that the user does not see. */
    get: async (
      user: SessionUser,
      identifier: string,
      query: FundingDetailQuery,
    ): Promise<FundingTransactionDetail> => {
      const rows = await listMovementsOfJournal(db, user.platformId, identifier);
      const wallets = rows.length === 0 ? [] : await listWallets(db, user, null);
      const seen = rows.flatMap((row) => {
        const wallet = wallets.find(({ id }) => id === row.walletId);
        return wallet === undefined ? [] : [{ row, wallet }];
      });
      const { accountIdentifier } = query;
      const chosen =
        accountIdentifier === undefined
          ? (seen.find(({ wallet }) => wallet.accountId === user.activeAccountId) ?? seen[0])
          : seen.find(({ wallet }) => wallet.accountIdentifier === accountIdentifier);
      if (chosen === undefined) throw new AppError(FUNDING_FAILURES.notFound);
      const other = seen.find(({ wallet }) => wallet.id !== chosen.wallet.id)?.wallet;
      return toTransactionDetail(chosen.row, chosen.wallet, {
        showsBalance: holds(user, 'VIEW_BALANCE_ACCESS'),
        other,
      });
    },
  };
}

/** The direction of a list's order. */
export const directionOf = ({ sort }: { readonly sort: string }): Direction => (sort.endsWith('ASC') ? 'asc' : 'desc');

export type FundingService = ReturnType<typeof createFundingService>;
