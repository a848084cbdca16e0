import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Failure } from './AppError.ts';

export const IDEMPOTENCY_FAILURES = {
  invalidKey: {
    status: 400,
    i18nKey: 'error.idempotency.invalidKey',
    description: `This call needs an Idempotency-Key of 1 to ${SERVER_SETTINGS.idempotency.keyLength} printable characters.`,
  },
  otherBody: {
    status: 409,
    i18nKey: 'error.idempotency.otherBody',
    description: 'This Idempotency-Key was used for another request.',
  },
} as const satisfies Record<string, Failure>;
