import type { Failure } from '../../errors/AppError.ts';

/** Failures of the calls of integrations. */
export const INTEGRATION_FAILURES = {
  notFound: {
    status: 404,
    i18nKey: 'error.integration.notFound',
    description: 'The organization has no integration of that name.',
  },
  changed: {
    status: 409,
    i18nKey: 'error.integration.changed',
    description: 'More is connected by now than the call names. Read the integrations and ask again.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
