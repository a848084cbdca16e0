import type { BankLimits } from '@portal/shared/contract/bankAccounts';
import type { Account } from '@portal/shared/contract/customers';
import type { FundingMethods } from '@portal/shared/contract/deposits';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useBankLimitsQuery, useListBankAccountsQuery } from '../../../entities/bank-account/bankAccountApi.ts';
import { useListCardsQuery } from '../../../entities/card/cardApi.ts';
import { useFundingMethodsQuery } from '../../fundingApi.ts';
import { useLogFailure } from '../useLogFailure.ts';
import { getSources, type DepositSource } from './depositSources.ts';

interface QueryState {
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly isUninitialized: boolean;
}

const hasFailed = ({ currentData, error }: QueryState): boolean => error !== undefined && currentData === undefined;

const isSettled = (read: QueryState): boolean =>
  read.isUninitialized || read.currentData !== undefined || hasFailed(read);

/** The ways, cards and bank accounts that an account can be funded with. */
export interface Funding {
  readonly methods: FundingMethods;
  readonly sources: readonly DepositSource[];
  /** Null: not known, so the server alone knows the limit. */
  readonly limits: BankLimits | null;
}

type DepositSources =
  | { readonly funding: Funding }
  | { readonly funding: null; readonly error: unknown; readonly retry: () => void };

/**
 * Reads cards and bank accounts in parallel. One that fails is logged, and the rest serves; an error only where nothing does.
 * `error` undefined: they load.
 */
export function useDepositSources({ accountIdentifier, currencyCode }: Account): DepositSources {
  const methods = useFundingMethodsQuery(accountIdentifier);
  const cards = useListCardsQuery(accountIdentifier);
  // Only dollars come from US banks.
  const banks = useListBankAccountsQuery(currencyCode === 'USD' ? accountIdentifier : skipToken);
  const limits = useBankLimitsQuery(methods.currentData?.bank === 'offered' ? accountIdentifier : skipToken);
  useLogFailure(hasFailed(cards), 'The cards');
  useLogFailure(hasFailed(banks), 'The bank accounts');
  useLogFailure(hasFailed(limits), 'The limit of bank deposits');
  const retry = (): void => {
    for (const read of [methods, cards, banks]) if (hasFailed(read)) void read.refetch();
  };
  const { currentData: known } = methods;
  if (known === undefined || !isSettled(cards) || !isSettled(banks))
    return { funding: null, error: methods.error, retry };
  const sources = getSources(cards.currentData ?? [], banks.currentData ?? [], known);
  const error =
    (known.card === 'absent' ? undefined : cards.error) ?? (known.bank === 'absent' ? undefined : banks.error);
  if (sources.length === 0 && error !== undefined) return { funding: null, error, retry };
  return { funding: { methods: known, sources, limits: limits.currentData ?? null } };
}
