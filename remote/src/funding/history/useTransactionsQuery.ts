import type { FundingFilters, FundingQuery } from '@portal/shared/contract/funding';
import { exponentOf, isCurrencyCode } from '@portal/shared/domain/currencies';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import type { ValuesOf } from '../../ui/page/addressParameter.ts';
import { useTableQuery, type TableQuery } from '../../ui/table/useTableQuery.ts';
import { TRANSACTION_LIST } from './transactionList.ts';

export interface TransactionsFilter {
  readonly table: TableQuery<ValuesOf<typeof TRANSACTION_LIST.filters>>;
  readonly scope: 'account' | 'all';
  /** Limits that contradict another, which requests leave out. */
  readonly wrong: { readonly to: boolean; readonly max: boolean; readonly decimals: boolean };
  /** The request for one page. */
  readonly request: FundingQuery;
  /** The same without paging, for the export. */
  readonly wholeRequest: FundingFilters;
}

/** What the transaction list asks for, read from the address. */
export function useTransactionsQuery(): TransactionsFilter {
  const table = useTableQuery(TRANSACTION_LIST);
  const account = useSelectedAccount();
  const { q, type, status, from, to, min, max } = table.filters;
  const scope = account === null || table.filters.scope === 'all' ? 'all' : 'account';
  const decimals =
    scope === 'account' && isCurrencyCode(account?.currencyCode ?? '') ? exponentOf(account?.currencyCode ?? '') : 2;
  const isTooFine = (limit: string) => (limit.split('.')[1]?.replace(/0+$/, '') ?? '').length > decimals;
  const wrong = {
    to: from !== '' && to !== '' && from > to,
    max: min !== '' && max !== '' && Number(min) > Number(max),
    decimals: isTooFine(min) || isTooFine(max),
  };
  const wholeRequest: FundingFilters = {
    sort: table.sort?.descending === false ? 'createdAt ASC' : 'createdAt DESC',
    scope,
    accountIdentifier: scope === 'account' ? account?.accountIdentifier : undefined,
    type: orNothing(type.join(',')),
    status: status === '' ? undefined : status,
    from: orNothing(from),
    to: wrong.to ? undefined : orNothing(to),
    minAmount: wrong.decimals ? undefined : orNothing(min),
    maxAmount: wrong.max || wrong.decimals ? undefined : orNothing(max),
    search: orNothing(q.trim()),
  };
  return { table, scope, wrong, wholeRequest, request: { page: table.page, pageSize: table.size, ...wholeRequest } };
}

/** Undefined parameters are left out of a request. */
const orNothing = (value: string): string | undefined => (value === '' ? undefined : value);
