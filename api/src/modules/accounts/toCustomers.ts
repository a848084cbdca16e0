import type { Account, Customer } from '@portal/shared/contract/customers';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { GroupAccountRow } from './customersReadModel.ts';
import { toAccount } from './toAccount.ts';

/** Groups, in the rows' order, with their accounts. */
export function toCustomers(rows: readonly GroupAccountRow[], user: SessionUser): Customer[] {
  const groups = new Map<string, Customer>();
  for (const row of rows) {
    const { group_identifier: identifier, group_name: displayName, group_status: status } = row;
    const group = groups.get(identifier) ?? { identifier, displayName, status, accounts: [] };
    groups.set(identifier, group);
    group.accounts.push(...accountsIn(row, user));
  }
  return [...groups.values()];
}

function accountsIn(row: GroupAccountRow, user: SessionUser): Account[] {
  const {
    identifier,
    account_number,
    display_name,
    status,
    active,
    currency_code,
    bulk_upload_disabled,
    bulk_orders_disabled,
    created_at,
  } = row;
  if (
    !identifier ||
    !account_number ||
    display_name === null ||
    !status ||
    active === null ||
    !currency_code ||
    bulk_upload_disabled === null ||
    bulk_orders_disabled === null ||
    !created_at
  )
    return [];
  const group = { identifier: row.group_identifier, displayName: row.group_name };
  return [
    toAccount(
      {
        ...row,
        identifier,
        account_number,
        display_name,
        status,
        active,
        currency_code,
        bulk_upload_disabled,
        bulk_orders_disabled,
        created_at,
      },
      row,
      group,
      user,
    ),
  ];
}
