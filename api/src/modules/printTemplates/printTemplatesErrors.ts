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
} as const satisfies Record<string, Failure>;
