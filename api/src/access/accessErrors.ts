import type { Failure } from '../errors/AppError.ts';

export const ACCESS_FAILURES = {
  accountNotFound: { status: 404, i18nKey: 'error.account.notFound', description: 'There is no such account.' },
  lastAdministrator: {
    status: 409,
    i18nKey: 'error.user.lastAdministrator',
    description: 'Nobody would be left who administers the whole organization, or holds one of its managing rights.',
  },
  accountRequired: { status: 400, i18nKey: 'error.account.required', description: 'Choose an account.' },
} as const satisfies Record<string, Failure>;
