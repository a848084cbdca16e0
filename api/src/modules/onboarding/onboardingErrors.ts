import type { Failure } from '../../errors/AppError.ts';

/** Failures of the wizard in which an organisation tells about its business. */
export const ONBOARDING_FAILURES = {
  changed: {
    status: 409,
    i18nKey: 'error.onboarding.changed',
    description: 'The draft was saved in another tab or by somebody else after it was read.',
  },
  submitted: {
    status: 409,
    i18nKey: 'error.onboarding.submitted',
    description: 'The organization has told about its business.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
