import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { generatePath } from 'react-router-dom';

/** The page of an account. */
export const accountPath = ({
  customerIdentifier,
  accountIdentifier,
}: Pick<Account, 'customerIdentifier' | 'accountIdentifier'>): string =>
  generatePath(PATHS.account, { customerIdentifier, accountIdentifier });

/** The page of a group. */
export const groupPath = (customerIdentifier: string): string => generatePath(PATHS.group, { customerIdentifier });

/** The form of a new account, in a group that is known already. */
export const newAccountPath = (customerIdentifier: string): string =>
  `${PATHS.createAccount}?group=${encodeURIComponent(customerIdentifier)}`;
