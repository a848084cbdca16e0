import type { Failure } from '../../../errors/AppError.ts';

export const SUPPORT_CASE_FAILURES = {
  notFound: {
    status: 404,
    i18nKey: 'error.supportCase.notFound',
    description: 'The line has no support case of that identifier.',
  },
  closed: { status: 409, i18nKey: 'error.supportCase.closed', description: 'The support case was closed before.' },
  tooMany: {
    status: 422,
    i18nKey: 'error.supportCase.tooMany',
    description: 'The line or the case has as many cases or notes as it may have.',
  },
} as const satisfies Record<string, Failure>;
