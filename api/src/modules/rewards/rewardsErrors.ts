import type { Failure } from '../../errors/AppError.ts';

export const REWARD_FAILURES = {
  none: { status: 422, i18nKey: 'error.credentials.none', description: 'The line has no reward.' },
  frozen: { status: 422, i18nKey: 'error.credentials.frozen', description: 'The reward is on hold.' },
  cancelled: { status: 422, i18nKey: 'error.credentials.cancelled', description: 'The reward was canceled.' },
} as const satisfies Record<string, Failure>;
