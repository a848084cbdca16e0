import type { Failure } from '../../errors/AppError.ts';

export const TEAM_FAILURES = {
  userNotFound: { status: 404, i18nKey: 'error.user.notFound', description: 'There is no such user.' },
  userChanged: {
    status: 409,
    i18nKey: 'error.user.changed',
    description: 'Somebody changed the user after it was read.',
  },
  member: {
    status: 409,
    i18nKey: 'error.user.member',
    description: 'A user of this organization has the address.',
    fields: [{ field: 'email', i18nKey: 'error.user.member' }],
  },
  elsewhere: {
    status: 409,
    i18nKey: 'error.user.elsewhere',
    description: 'The address belongs to another organization; with `move` its user is asked to come here.',
    fields: [{ field: 'email', i18nKey: 'error.user.elsewhere' }],
  },
  emailFixed: {
    status: 409,
    i18nKey: 'error.user.emailFixed',
    description: 'The address can no longer be changed.',
    fields: [{ field: 'email', i18nKey: 'error.user.emailFixed' }],
  },
  moving: {
    status: 409,
    i18nKey: 'error.user.moving',
    description: 'Somebody who was asked to move here cannot be deactivated, but deleted.',
  },
  kyb: {
    status: 403,
    i18nKey: 'error.user.kyb',
    description: 'Nobody can be invited until the verification of the business is finished.',
  },
  beyondOwn: {
    status: 403,
    i18nKey: 'error.user.beyondOwn',
    description: 'Nobody gives a right, group or account beyond their own.',
  },
  ownRights: { status: 403, i18nKey: 'error.user.ownRights', description: 'Nobody changes their own rights.' },
  self: { status: 403, i18nKey: 'error.user.self', description: 'Nobody ends their own access.' },
  roleNotFound: { status: 404, i18nKey: 'error.role.notFound', description: 'There is no such role.' },
  roleNameTaken: {
    status: 409,
    i18nKey: 'error.role.nameTaken',
    code: '004',
    description: 'Another role has this name.',
    fields: [{ field: 'name', i18nKey: 'error.role.nameTaken' }],
  },
  roleChanged: {
    status: 409,
    i18nKey: 'error.role.changed',
    description: 'Somebody changed the role after it was read.',
  },
  roleInUse: { status: 409, i18nKey: 'error.role.inUse', description: 'Users are in the role.' },
  roleDefault: {
    status: 409,
    i18nKey: 'error.role.default',
    description: 'A default role can be copied, not changed.',
  },
  roleOwn: { status: 403, i18nKey: 'error.role.own', description: 'Nobody changes the rights of their own role.' },
} as const satisfies Record<string, Failure>;
