import type { AccountsQuery, Group } from '@portal/shared/contract/accounts';
import type { Account, Customer, PaymentSource } from '@portal/shared/contract/customers';
import { toMajor, toMinor } from '@portal/shared/domain/money/money';
import { holds } from '@portal/shared/domain/access/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Db, Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { findWallet } from '../../ledger/wallets.ts';
import type { List } from '../../lists/sendList.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { ACCOUNT_FAILURES } from './accountsErrors.ts';
import { countAccounts, listAccounts } from './accountsReadModel.ts';
import { checkBalanceQuestion, type IsOwnQuote } from './balanceQuestions.ts';
import { findGroup } from './customerRepository.ts';
import { readGroup, readGroupPage } from './customersReadModel.ts';
import { findVisibleAccount, findVisibleAccountOfGroup, type AccountRow } from '../../access/findVisibleAccount.ts';
import { availableMinor, toAccount, type Wallet } from './toAccount.ts';
import { toCustomers } from './toCustomers.ts';

const EMPTY: Wallet = { balance_minor: 0n, floor_minor: 0n };

interface AccountsDeps {
  readonly db: Db;
  readonly isOwnQuote: IsOwnQuote;
  /** Lists the cards of an account that may pay for orders. */
  readonly listCardSources: ListCardSources;
}

export type ListCardSources = (executor: Executor, account: AccountRow, now: Date) => Promise<PaymentSource[]>;

/** Groups and accounts visible to the signed-in user. */
export function createAccountsService({ db, isOwnQuote, listCardSources }: AccountsDeps) {
  const walletOf = async ({ platform_id, id }: AccountRow): Promise<Wallet> =>
    (await findWallet(db, { platformId: platform_id, accountId: id })) ?? EMPTY;

  return {
    /** GET /api/customers: one page of groups, each with its visible accounts. */
    listCustomers: async (user: SessionUser, page: number, size: number): Promise<Customer[]> =>
      toCustomers(await readGroupPage(db, user, page, size), user),

    /** GET /api/customers/{customerIdentifier}. Raises 404 `error.group.notFound`. */
    async getGroup(user: SessionUser, customerIdentifier: string): Promise<Group> {
      const group = await readGroup(db, user, customerIdentifier);
      if (group === undefined) throw new AppError(ACCOUNT_FAILURES.groupNotFound);
      return {
        identifier: group.identifier,
        displayName: group.display_name,
        status: group.status,
        createdDate: group.created_at.toISOString(),
        accountCount: group.account_count,
      };
    },

    /** GET /api/accounts: one page of accounts, by name. */
    async listAccounts(user: SessionUser, query: AccountsQuery): Promise<List<Account>> {
      const cap = SETTINGS.paging.tableMax;
      const offset = query.page * query.size;
      const limit = Math.min(query.size, cap - offset);
      const direction = query.sort.endsWith('asc') ? 'asc' : 'desc';
      const rows = limit <= 0 ? [] : await listAccounts(db, user, query, { direction, limit, offset });
      const count = await countAccounts(db, user, query, cap + 1);
      return {
        rows: rows.map((row) =>
          toAccount(row, row, { identifier: row.group_identifier, displayName: row.group_name }, user),
        ),
        total: Math.min(count, cap),
        isCapped: count > cap,
      };
    },

    /** Account refresh. Raises 404 `error.account.notFound`. */
    async getAccount(user: SessionUser, customerIdentifier: string, accountIdentifier: string): Promise<Account> {
      const account = await findVisibleAccountOfGroup(db, user, customerIdentifier, accountIdentifier);
      const group = await findGroup(db, { platformId: account.platform_id, id: account.customer_id });
      return toAccount(
        account,
        await walletOf(account),
        { identifier: group.identifier, displayName: group.display_name },
        user,
      );
    },

    /** Returns what an order on the account may be paid with: its balance. Raises 404 `error.account.notFound`. */
    async listPaymentSources(user: SessionUser, accountIdentifier: string, now: Date): Promise<PaymentSource[]> {
      const account = await findVisibleAccount(db, user, accountIdentifier);
      const available = availableMinor(await walletOf(account));
      return [
        {
          paymentSourceType: 'ACCOUNT_FUNDS',
          paymentSourceIdentifier: account.identifier,
          default: true,
          disabled: account.status !== 'ACTIVE' || !account.active,
          displayName: account.display_name,
          helperText: null,
          disabledReason: account.status !== 'ACTIVE' || !account.active ? 'NOT_ACTIVE' : null,
          disabledUntil: null,
          cardSourceDTO: null,
          accountSourceDTO: {
            availableBalance: holds(user, 'VIEW_BALANCE_ACCESS') ? toMajor(available, account.currency_code) : null,
          },
        },
        ...(await listCardSources(db, account, now)),
      ];
    },

    /**
     * True when the balance covers `orderTotal` (major units). Raises 404, 400 `error.amount.notANumber`, and without
     * VIEW_BALANCE_ACCESS 403 and 429 (see `checkBalanceQuestion`).
     */
    async hasSufficientFunds(
      user: SessionUser,
      accountIdentifier: string,
      orderTotal: string,
      now: Date,
    ): Promise<boolean> {
      const account = await findVisibleAccount(db, user, accountIdentifier);
      const totalMinor = toMinor(orderTotal, account.currency_code);
      if (totalMinor === null || totalMinor < 0n) throw new AppError(ACCOUNT_FAILURES.totalNotANumber);
      const leave = await checkBalanceQuestion(db, user, { accountId: account.id, totalMinor, now }, isOwnQuote);
      if (leave === 'notQuoted') throw new AppError(ACCOUNT_FAILURES.totalNotQuoted);
      if (leave !== 'granted')
        throw new AppError({ ...COMMON_FAILURES.rateLimited, values: { seconds: String(leave.waitSeconds) } });
      return totalMinor <= availableMinor(await walletOf(account));
    },
  };
}

export type AccountsService = ReturnType<typeof createAccountsService>;
