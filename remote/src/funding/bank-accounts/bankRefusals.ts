import { isApiError, type ApiError } from '../../api/apiError.ts';

const hasKey = (error: unknown, i18nKey: string): error is ApiError => isApiError(error) && error.i18nKey === i18nKey;

/** Another text of the authorisation is in force by now. */
export const isAgreementChanged = (error: unknown): boolean => hasKey(error, 'error.bankAccount.agreementChanged');

/** Somebody changed the bank account after the form began with it. */
export const isBankAccountChanged = (error: unknown): boolean => hasKey(error, 'error.bankAccount.changed');

/** Why a bank account was declined: who reported about it, and until when (ISO day) its report is free. Unknown texts are ''. */
export interface DeclineDetails {
  readonly agency: string;
  readonly address: string;
  readonly phone: string;
  readonly url: string;
  readonly lastDay: string;
}

/** Null unless a failure says that the bank account was declined. */
export function readDeclineDetails(error: unknown): DeclineDetails | null {
  if (!hasKey(error, 'error.bankAccount.declined')) return null;
  const text = (name: string): string => error.values?.[name] ?? '';
  return {
    agency: text('agency'),
    address: text('address'),
    phone: text('phone'),
    url: text('url'),
    lastDay: text('lastDay'),
  };
}
