import type { Failure } from '../../../errors/AppError.ts';

export const EMULATION_FAILURES = {
  tokenRefused: {
    status: 401,
    i18nKey: 'error.emulation.token',
    description: 'This emulation token was used, has expired or belongs to another session.',
  },
} as const satisfies Record<string, Failure>;
