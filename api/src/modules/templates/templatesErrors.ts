import type { Failure } from '../../errors/AppError.ts';

export const TEMPLATE_FAILURES = {
  notFound: { status: 404, i18nKey: 'error.notFound', description: 'There is no such template.' },
} as const satisfies Record<string, Failure>;
