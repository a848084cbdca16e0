import type { FundingQuery, FundingTransaction } from '@portal/shared/contract/funding';
import { TRANSACTION_TYPES, type TransactionType } from '@portal/shared/domain/enumerations';
import { toMajor } from '@portal/shared/domain/money';
import { holds } from '@portal/shared/domain/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Db } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { AppError } from '../../errors/AppError.ts';
import type { List } from '../../lists/sendList.ts';
import { findVisibleAccount, type AccountRow } from '../accounts/index.ts';
import type { SessionUser } from '../identity/index.ts';
import { FUNDING_FAILURES } from './fundingErrors.ts';
import { countMovements, findIdentifier, listMovements, type Movement } from './fundingReadModel.ts';

const NAMES: Readonly<Record<TransactionType, string>> = {
  OPENING_BALANCE: 'Opening balance',
  CARD_DEPOSIT: 'Card deposit',
  BANK_DEPOSIT: 'Bank deposit',
  WIRE_DEPOSIT: 'Wire deposit',
  TRANSFER: 'Transfer',
  ORDER_PLACED: 'Order placed',
  ORDER_PROCESSED: 'Order processed',
  ORDER_REFUND: 'Order refund',
};

/** Funding history: the ledger entries behind an account's balance, by page. */
export function createFundingService(db: Db) {
  const activeAccount = ({ platformId, activeAccountId }: SessionUser): Promise<string | null> =>
    activeAccountId === null ? Promise.resolve(null) : findIdentifier(db, { platformId, accountId: activeAccountId });

  const accountOf = async (user: SessionUser, identifier: string | undefined): Promise<AccountRow> => {
    const chosen = identifier ?? (await activeAccount(user));
    if (chosen === null) throw new AppError(FUNDING_FAILURES.accountRequired);
    return findVisibleAccount(db, user, chosen);
  };

  return {
    /** Raises 404 for an account that the user does not see, 400 when none is named or active. Balances only with VIEW_BALANCE_ACCESS. */
    list: async (user: SessionUser, query: FundingQuery): Promise<List<FundingTransaction>> => {
      const account = await accountOf(user, query.accountIdentifier);
      const filter = {
        platformId: account.platform_id,
        accountId: account.id,
        ...(query.type && { type: query.type }),
      };
      const cap = SETTINGS.paging.tableMax;
      const offset = query.page * query.pageSize;
      const limit = Math.min(query.pageSize, cap - offset);
      const direction = query.sort.endsWith('ASC') ? 'asc' : 'desc';
      const rows = limit <= 0 ? [] : await listMovements(db, filter, { direction, limit, offset });
      const count = await countMovements(db, filter, cap + 1);
      const showsBalance = holds(user, 'VIEW_BALANCE_ACCESS');
      return {
        rows: rows.map((row) => toTransaction(row, account, showsBalance)),
        total: Math.min(count, cap),
        isCapped: count > cap,
      };
    },
  };
}

function toTransaction(row: Movement, account: AccountRow, showsBalance: boolean): FundingTransaction {
  const type = oneOf(TRANSACTION_TYPES, row.type);
  return {
    createdAt: row.createdAt.toISOString(),
    accountTransactionType: { code: type, displayName: NAMES[type] },
    accountTransactionID: row.identifier,
    amount: toMajor(row.amountMinor, row.currencyCode),
    balanceAfter:
      showsBalance && row.balanceAfterMinor !== null ? toMajor(row.balanceAfterMinor, row.currencyCode) : null,
    currencyCode: row.currencyCode,
    accountID: account.account_number,
    accountIdentifier: account.identifier,
    accountDisplayName: account.display_name,
    status: 'POSTED',
    referenceOrderId: row.referenceOrderId,
    description: row.description,
  };
}

export type FundingService = ReturnType<typeof createFundingService>;
