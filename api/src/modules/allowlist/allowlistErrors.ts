import { ALLOWLIST_LIMITS } from '@portal/shared/domain/allowlist/allowlistLimits';
import type { Failure } from '../../errors/AppError.ts';

/** Failures of recipient lists. */
export const ALLOWLIST_FAILURES = {
  forbidden: {
    status: 403,
    i18nKey: 'error.allowlist.forbidden',
    description: 'You cannot create or update the recipient list.',
  },
  notFound: { status: 404, i18nKey: 'error.allowlist.notFound', description: 'There is no recipient list.' },
  exists: { status: 409, i18nKey: 'error.allowlist.exists', description: 'There is a recipient list already.' },
  changed: {
    status: 409,
    i18nKey: 'error.allowlist.changed',
    description: 'Somebody changed the recipient list after it was read.',
  },
  empty: {
    status: 422,
    i18nKey: 'error.allowlist.empty',
    description: 'A recipient list that is on has at least one person.',
    fields: [{ field: 'recipients', i18nKey: 'error.allowlist.empty' }],
  },
  noFormer: {
    status: 422,
    i18nKey: 'error.allowlist.noFormer',
    description: `There was no list before, or it was replaced more than ${ALLOWLIST_LIMITS.formerDays} days ago.`,
  },
  noFile: { status: 400, i18nKey: 'error.upload.noFile', description: 'The body is the file, as bytes.' },
} as const satisfies Readonly<Record<string, Failure>>;
