import { PATHS } from '@portal/shared/domain/access/paths';
import { generatePath } from 'react-router-dom';
import type { BankStep } from './bankSteps.ts';

interface StepAddress {
  readonly pathname: string;
  readonly search: string;
}

/** Addresses of the steps of one form. */
export type StepTo = (step: BankStep) => StepAddress;

/** Returns the addresses of the form that adds a bank account to an account. */
export const addBankAccountSteps =
  (accountIdentifier: string): StepTo =>
  (step) => ({
    pathname: `${PATHS.addBankAccount}/${step}`,
    search: `?${new URLSearchParams({ account: accountIdentifier }).toString()}`,
  });

/** Returns the addresses of the form that changes a bank account. */
export const editBankAccountSteps =
  (identifier: string): StepTo =>
  (step) => ({ pathname: `${generatePath(PATHS.editBankAccount, { identifier })}/${step}`, search: '' });

/** Address of the form that adds a bank account to an account. */
export const addBankAccountTo = (accountIdentifier: string): StepAddress =>
  addBankAccountSteps(accountIdentifier)('details');

/** Address of the form that changes a bank account. */
export const editBankAccountTo = (identifier: string): StepAddress => editBankAccountSteps(identifier)('details');

/** Address of the dialog that verifies a bank account. */
export const verifyBankAccountTo = (identifier: string): string =>
  generatePath(PATHS.verifyBankAccount, { identifier });
