import { isApiError, type ApiError } from '../../api/apiError.ts';

const isNamed = (error: unknown, i18nKey: string): error is ApiError => isApiError(error) && error.i18nKey === i18nKey;

/** Another text of the authorisation is in force by now. */
export const isAgreementChanged = (error: unknown): boolean => isNamed(error, 'error.bankAccount.agreementChanged');

/** Somebody changed the bank account after the form began with it. */
export const isBankAccountChanged = (error: unknown): boolean => isNamed(error, 'error.bankAccount.changed');

/** Why a bank account was declined: who reported about it, and until when (ISO day) its report is free. Unknown texts are ''. */
export interface Declined {
  readonly agency: string;
  readonly address: string;
  readonly phone: string;
  readonly url: string;
  readonly lastDay: string;
}

/** Null unless a failure says that the bank account was declined. */
export function declinedOf(error: unknown): Declined | null {
  if (!isNamed(error, 'error.bankAccount.declined')) return null;
  const text = (name: string): string => error.values?.[name] ?? '';
  return {
    agency: text('agency'),
    address: text('address'),
    phone: text('phone'),
    url: text('url'),
    lastDay: text('lastDay'),
  };
}
