import { skipToken } from '@reduxjs/toolkit/query';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { useListMostSentQuery } from '../../../entities/catalog/catalogApi.ts';

const NONE: readonly string[] = [];

/**
 * Keys of the brands that the selected account sent most, undefined while they are read: the cards are drawn in their order
 * once. When they cannot be read, the catalogue is as for an account that sent nothing.
 */
export function useMostSent(): readonly string[] | undefined {
  const account = useSelectedAccount()?.accountIdentifier;
  const { currentData, isError } = useListMostSentQuery(account ?? skipToken);
  return account === undefined || isError ? NONE : currentData?.brandKeys;
}
