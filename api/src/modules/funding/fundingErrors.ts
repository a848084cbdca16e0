import type { Failure } from '../../errors/AppError.ts';

export const FUNDING_FAILURES = {
  accountRequired: { status: 400, i18nKey: 'error.account.required', description: 'Choose an account.' },
} as const satisfies Record<string, Failure>;
