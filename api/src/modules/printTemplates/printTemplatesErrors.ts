import type { Failure } from '../../errors/AppError.ts';

export const PRINT_TEMPLATE_FAILURES = {
  standard: {
    status: 403,
    i18nKey: 'error.printTemplate.standard',
    description: 'The standard print template can only be copied.',
  },
  imageGone: {
    status: 400,
    i18nKey: 'error.validation',
    description: 'The organization has no image of that address.',
    fields: [{ field: 'companyLogo', i18nKey: 'error.image.gone' }],
  },
  notPrinted: {
    status: 422,
    i18nKey: 'error.letter.none',
    description: 'The line is not a printed reward, so that it has no letter.',
  },
  notIssued: {
    status: 422,
    i18nKey: 'error.letter.notIssued',
    description: 'The reward of the line was not issued.',
  },
  replaced: {
    status: 409,
    i18nKey: 'error.letter.ended',
    description: 'The reward was cancelled or reissued: its letter leads nowhere.',
  },
  frozen: {
    status: 409,
    i18nKey: 'error.letter.frozen',
    description: 'The reward is on hold.',
  },
} as const satisfies Record<string, Failure>;
