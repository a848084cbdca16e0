import type { Failure } from '../../errors/AppError.ts';

export const USER_FILE_FAILURES = {
  notFound: { status: 404, i18nKey: 'error.userFile.notFound', description: 'There is no such file of users.' },
  rowNotFound: { status: 404, i18nKey: 'error.userFile.rowNotFound', description: 'The file has no such row.' },
  changed: {
    status: 409,
    i18nKey: 'error.userFile.changed',
    description: 'The file was changed after it was read.',
  },
  confirmed: {
    status: 409,
    i18nKey: 'error.userFile.confirmed',
    description: 'The file was confirmed and can no longer be changed.',
  },
  noMove: {
    status: 409,
    i18nKey: 'error.userFile.noMove',
    description: 'The row is not about a user of another organization, or something in it is wrong.',
  },
  nothing: { status: 422, i18nKey: 'error.userFile.nothing', description: 'No row is ready.' },
} as const satisfies Record<string, Failure>;
