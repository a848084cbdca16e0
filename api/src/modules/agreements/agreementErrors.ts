import type { Failure } from '../../errors/AppError.ts';

/** Failures of terms and agreements. */
export const AGREEMENT_FAILURES = {
  termsChanged: {
    status: 409,
    i18nKey: 'error.terms.changed',
    description: 'Other terms are in force by now; read and accept them.',
  },
  exportTooLarge: {
    status: 422,
    i18nKey: 'error.export.tooLarge',
    description: 'The list has more rows than a file holds.',
  },
} as const satisfies Record<string, Failure>;
