import type { Account } from '@portal/shared/contract/customers';
import { ACCOUNT_STATUSES } from '@portal/shared/domain/enumerations';
import { toMajor } from '@portal/shared/domain/money/money';
import { holds } from '@portal/shared/domain/access/permissions';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';

/** The amounts of a wallet that balances are told from; null counts as none. */
export interface Wallet {
  readonly balance_minor: bigint | null;
  readonly floor_minor: bigint | null;
}

type AccountColumns = Pick<
  AccountRow,
  | 'identifier'
  | 'account_number'
  | 'display_name'
  | 'status'
  | 'active'
  | 'currency_code'
  | 'credit_limit_minor'
  | 'contact_email'
  | 'confidence_attribute'
  | 'bulk_upload_disabled'
  | 'bulk_orders_disabled'
  | 'created_at'
>;

/** Available balance: down to the wallet's floor. */
export const availableMinor = ({ balance_minor, floor_minor }: Wallet): bigint =>
  (balance_minor ?? 0n) - (floor_minor ?? 0n);

/** An account as serialised for the API; balances only for holders of VIEW_BALANCE_ACCESS. */
export function toAccount(
  row: AccountColumns,
  wallet: Wallet,
  group: { identifier: string; displayName: string },
  user: SessionUser,
): Account {
  const money = (minor: bigint | null): number | null =>
    minor === null || !holds(user, 'VIEW_BALANCE_ACCESS') ? null : toMajor(minor, row.currency_code);
  return {
    accountID: row.account_number,
    identifier: row.identifier,
    accountIdentifier: row.identifier,
    accountName: row.display_name,
    displayName: row.display_name,
    customerName: group.displayName,
    customerIdentifier: group.identifier,
    groupDisplayName: group.displayName,
    netsuiteID: row.account_number,
    status: ACCOUNT_STATUSES.find((status) => status === row.status) ?? 'DISABLED',
    active: row.active,
    availableBalance: money(availableMinor(wallet)),
    currentBalance: money(wallet.balance_minor ?? 0n),
    creditLimit: money(row.credit_limit_minor),
    currencyCode: row.currency_code,
    contactEmail: row.contact_email,
    confidenceAttribute: row.confidence_attribute,
    bulkUploadDisabled: row.bulk_upload_disabled,
    bulkOrdersDisabled: row.bulk_orders_disabled,
    createdDate: row.created_at.toISOString(),
    platformClientId: user.platformClientId,
  };
}
