import type { BankAccount } from '@portal/shared/contract/bankAccounts';
import { BANK_ACCOUNT_STATES, BANK_ACCOUNT_TYPES } from '@portal/shared/domain/enumerations';
import { oneOf } from '../../../db/oneOf.ts';
import type { BankAccountRow } from './bankAccountRepository.ts';
import type { BankAccountOwner } from './findBankAccount.ts';

/** Returns the name by which people recognise a bank account. */
export const bankAccountName = ({ label, company_name, last_four }: BankAccountRow): string =>
  label === '' ? `${company_name} •••• ${last_four}` : label;

/** A bank account of a list. */
export const toBankAccount = (row: BankAccountRow, owner: BankAccountOwner): BankAccount => ({
  identifier: row.identifier,
  label: row.label,
  accountNumberLastFour: row.last_four,
  displayName: bankAccountName(row),
  paymentMethod: 'ACH_BANK_ACCOUNT',
  routingNumber: row.routing_number,
  accountType: oneOf(BANK_ACCOUNT_TYPES, row.account_type),
  status: oneOf(BANK_ACCOUNT_STATES, row.status),
  triesLeft: row.tries_left,
  returnCode: row.return_code,
  ...owner,
  createdDate: row.created_at.toISOString(),
});
