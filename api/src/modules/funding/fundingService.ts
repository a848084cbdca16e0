import type {
  FundingDetailQuery,
  FundingQuery,
  FundingTransaction,
  FundingTransactionDetail,
  PendingFunds,
} from '@portal/shared/contract/funding';
import { toMajor } from '@portal/shared/domain/money/money';
import { holds } from '@portal/shared/domain/access/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import type { List } from '../../lists/sendList.ts';
import { findVisibleAccount } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import {
  countFailedLate,
  findCardFee,
  findCreditOf,
  findFailureKey,
  findUnbooked,
  sumPending,
} from '../deposits/index.ts';
import { FUNDING_FAILURES } from './fundingErrors.ts';
import { listMovementsOfJournal } from '../../ledger/movementReadModel.ts';
import type { Movement } from '../../ledger/MovementSource.ts';
import { listWallets } from './fundingReadModel.ts';
import { toDirection, toMovementFilter, toMovementSource } from './movementFilter.ts';
import { viewMovements } from './readerView.ts';
import { toTransaction, toTransactionDetail } from './toTransaction.ts';

/** Funding history: the ledger entries behind the balances of accounts. Balances after them only with VIEW_BALANCE_ACCESS. */
export function createFundingService({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  /** Returns the entries of a journal or of a credited deposit; for a deposit that is not credited, the deposit itself. */
  const findRows = async (user: SessionUser, identifier: string): Promise<readonly Movement[]> => {
    const { platformId } = user;
    const booked = await listMovementsOfJournal(db, platformId, identifier);
    if (booked.length > 0) return booked;
    const credit = await findCreditOf(db, platformId, identifier);
    if (credit !== null) return listMovementsOfJournal(db, platformId, credit);
    return findUnbooked(db, platformId, identifier, { withPending: holds(user, 'FUNDING_PENDING_ACCESS') });
  };
  return {
    /** A page of the list, up to the table's row limit. Raises what `toMovementFilter` does. */
    list: async (user: SessionUser, query: FundingQuery): Promise<List<FundingTransaction>> => {
      const filter = await toMovementFilter(db, user, query);
      const cap = SETTINGS.paging.tableMax;
      const offset = query.page * query.pageSize;
      const direction = toDirection(query);
      const window = { direction, limit: Math.max(0, Math.min(query.pageSize, cap - offset)), offset };
      const source = toMovementSource(user, query);
      const { ids, total } = await source.find(db, filter, window, cap + 1);
      const rows = ids.length === 0 ? [] : await source.list(db, user.platformId, ids, direction);
      return {
        rows: (await viewMovements(db, user, filter.wallets, rows)).map(toTransaction),
        total: Math.min(total, cap),
        isCapped: total > cap,
      };
    },

    /** Returns what is not in the balance of an account yet. Raises 404 for an account that the user does not see. */
    pending: async (user: SessionUser, accountIdentifier: string): Promise<PendingFunds> => {
      const account = await findVisibleAccount(db, user, accountIdentifier);
      const key = { platformId: account.platform_id, accountId: account.id };
      const { amountMinor, count } = await sumPending(db, key);
      return {
        amount: toMajor(amountMinor, account.currency_code),
        currencyCode: account.currency_code,
        count,
        failedCount: await countFailedLate(db, key, clock.now()),
      };
    },

    /** Raises 404 for a transaction of accounts that the user does not see. */
    get: async (
      user: SessionUser,
      identifier: string,
      query: FundingDetailQuery,
    ): Promise<FundingTransactionDetail> => {
      const rows = await findRows(user, identifier);
      const wallets = rows.length === 0 ? [] : await listWallets(db, user, null);
      const seen = await viewMovements(db, user, wallets, rows);
      const { accountIdentifier } = query;
      const chosen =
        accountIdentifier === undefined
          ? (seen.find(({ wallet }) => wallet.accountId === user.activeAccountId) ?? seen[0])
          : seen.find(({ wallet }) => wallet.accountIdentifier === accountIdentifier);
      if (chosen === undefined) throw new AppError(FUNDING_FAILURES.notFound);
      return toTransactionDetail(chosen, {
        i18nKey: await findFailureKey(db, user.platformId, chosen.row),
        fee: await findCardFee(db, user.platformId, chosen.row),
      });
    },
  };
}

export type FundingService = ReturnType<typeof createFundingService>;
