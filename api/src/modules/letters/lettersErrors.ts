import type { Failure } from '../../errors/AppError.ts';

export const LETTER_FAILURES = {
  none: {
    status: 422,
    i18nKey: 'error.letter.none',
    description: 'The line is no printed reward, so that it has no letter.',
  },
  notIssued: {
    status: 422,
    i18nKey: 'error.letter.notIssued',
    description: 'The reward of the line was not issued.',
  },
  ended: {
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
