import type { FundingFilters, FundingQuery } from '@portal/shared/contract/funding';
import { exponentOf, isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { emptyToUndefined, toRequestDays } from '../../ui/filter/listDays.ts';
import type { ParameterValues } from '../../ui/page/urlParameter.ts';
import { useTableQuery, type TableQuery } from '../../ui/table/useTableQuery.ts';
import { TRANSACTION_LIST } from './transactionList.ts';

export interface TransactionsFilter {
  readonly table: TableQuery<ParameterValues<typeof TRANSACTION_LIST.filters>>;
  readonly scope: 'account' | 'named' | 'all';
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
  const { q, accounts, type, status, from, to, zone, min, max } = table.filters;
  const scope = getScope(table.filters, account !== null);
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
    scope: scope === 'all' ? scope : 'account',
    accountIdentifier: { account: account?.accountIdentifier, named: accounts, all: undefined }[scope],
    type: emptyToUndefined(type.join(',')),
    status: status === '' ? 'ALL' : status,
    ...toRequestDays({ from, to }, zone === '' ? undefined : zone),
    minAmount: wrong.min === undefined ? emptyToUndefined(min) : undefined,
    maxAmount: wrong.max === undefined ? emptyToUndefined(max) : undefined,
    search: emptyToUndefined(q.trim()),
  };
  return { table, scope, wrong, wholeRequest, request: { page: table.page, pageSize: table.size, ...wholeRequest } };
}

function getScope(
  { scope, accounts }: TransactionsFilter['table']['filters'],
  hasSelected: boolean,
): TransactionsFilter['scope'] {
  if (scope === 'all') return 'all';
  if (accounts !== '') return 'named';
  return hasSelected ? 'account' : 'all';
}
