import { PATHS } from '@portal/shared/domain/access/paths';
import { generatePath } from 'react-router-dom';
import type { BankStep } from './bankSteps.ts';

interface StepLocation {
  readonly pathname: string;
  readonly search: string;
}

/** Addresses of the steps of one form. */
export type GetStepLocation = (step: BankStep) => StepLocation;

/** Returns the addresses of the form that adds a bank account to an account. */
export const getAddBankAccountSteps =
  (accountIdentifier: string): GetStepLocation =>
  (step) => ({
    pathname: `${PATHS.addBankAccount}/${step}`,
    search: `?${new URLSearchParams({ account: accountIdentifier }).toString()}`,
  });

/** Returns the addresses of the form that changes a bank account. */
export const getEditBankAccountSteps =
  (identifier: string): GetStepLocation =>
  (step) => ({ pathname: `${generatePath(PATHS.editBankAccount, { identifier })}/${step}`, search: '' });

/** Address of the form that adds a bank account to an account. */
export const getAddBankAccountLocation = (accountIdentifier: string): StepLocation =>
  getAddBankAccountSteps(accountIdentifier)('details');

/** Address of the form that changes a bank account. */
export const getEditBankAccountLocation = (identifier: string): StepLocation =>
  getEditBankAccountSteps(identifier)('details');

/** Address of the dialog that verifies a bank account. */
export const getVerifyBankAccountPath = (identifier: string): string =>
  generatePath(PATHS.verifyBankAccount, { identifier });
