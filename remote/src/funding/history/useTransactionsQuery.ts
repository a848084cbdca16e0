import type { FundingFilters, FundingQuery } from '@portal/shared/contract/funding';
import { exponentOf, isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { emptyToUndefined, toRequestDays } from '../../ui/filter/listDays.ts';
import type { ParameterValues } from '../../ui/page/urlParameter.ts';
import { useTableQuery, type TableQuery } from '../../ui/table/useTableQuery.ts';
import { TRANSACTION_LIST } from './transactionList.ts';

export interface TransactionsFilter {
  readonly table: TableQuery<ParameterValues<typeof TRANSACTION_LIST.filters>>;
  readonly scope: 'account' | 'all';
  /** Limits of amounts that cannot be asked for, which requests leave out, and why. */
  readonly wrong: { readonly min?: 'decimals'; readonly max?: 'decimals' | 'amountsBackwards' };
  /** The request for one page. */
  readonly request: FundingQuery;
  /** The same without paging, for the export. */
  readonly wholeRequest: FundingFilters;
}

/** Returns filters and requests of the transaction list, read from the address. */
export function useTransactionsQuery(): TransactionsFilter {
  const table = useTableQuery(TRANSACTION_LIST);
  const account = useSelectedAccount();
  const { q, type, status, from, to, zone, min, max } = table.filters;
  const scope = account === null || table.filters.scope === 'all' ? 'all' : 'account';
  const decimals =
    scope === 'account' && isCurrencyCode(account?.currencyCode ?? '') ? exponentOf(account?.currencyCode ?? '') : 2;
  const isTooFine = (limit: string) => (limit.split('.')[1]?.replace(/0+$/, '') ?? '').length > decimals;
  const isBackwards = min !== '' && max !== '' && Number(min) > Number(max);
  const wrong: TransactionsFilter['wrong'] = {
    ...(isTooFine(min) && { min: 'decimals' }),
    ...(isBackwards && { max: 'amountsBackwards' }),
    ...(isTooFine(max) && { max: 'decimals' }),
  };
  const wholeRequest: FundingFilters = {
    sort: table.sort?.descending === false ? 'createdAt ASC' : 'createdAt DESC',
    scope,
    accountIdentifier: scope === 'account' ? account?.accountIdentifier : undefined,
    type: emptyToUndefined(type.join(',')),
    status: status === '' ? 'ALL' : status,
    ...toRequestDays({ from, to }, zone === '' ? undefined : zone),
    minAmount: wrong.min === undefined ? emptyToUndefined(min) : undefined,
    maxAmount: wrong.max === undefined ? emptyToUndefined(max) : undefined,
    search: emptyToUndefined(q.trim()),
  };
  return { table, scope, wrong, wholeRequest, request: { page: table.page, pageSize: table.size, ...wholeRequest } };
}
