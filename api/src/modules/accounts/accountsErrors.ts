import type { Failure } from '../../errors/AppError.ts';

export const ACCOUNT_FAILURES = {
  nameTaken: {
    status: 409,
    i18nKey: 'error.account.nameTaken',
    description: 'The organization has an account of that name.',
    fields: [{ field: 'displayName', i18nKey: 'error.account.nameTaken' }],
  },
  identifierTaken: {
    status: 409,
    i18nKey: 'error.identifier.taken',
    description: 'The organization uses that identifier already.',
    fields: [{ field: 'identifier', i18nKey: 'error.identifier.taken' }],
  },
  groupNameTaken: {
    status: 409,
    i18nKey: 'error.group.nameTaken',
    description: 'The organization has a group of that name.',
    fields: [{ field: 'displayName', i18nKey: 'error.group.nameTaken' }],
  },
  groupNotFound: {
    status: 404,
    i18nKey: 'error.group.notFound',
    description: 'There is no such group, or it is not one of the user.',
  },
  statusRefused: {
    status: 409,
    i18nKey: 'error.account.status',
    description: 'An account of that status cannot be given the new one.',
  },
  fundingTypeRefused: {
    status: 400,
    i18nKey: 'error.validation',
    description: 'An account in that currency takes no deposits of that kind.',
    fields: [{ field: 'fundingType', i18nKey: 'error.validation' }],
  },
  contactsChanged: {
    status: 409,
    i18nKey: 'error.contacts.changed',
    description: 'Somebody changed the contacts after they were read.',
  },
  totalNotQuoted: {
    status: 403,
    i18nKey: 'error.forbidden',
    description: 'Without the right to see balances only the total of an own quoted cart may be asked about.',
  },
  totalNotANumber: {
    status: 400,
    i18nKey: 'error.validation',
    description: 'The total is no amount of the account currency.',
    fields: [{ field: 'orderTotal', i18nKey: 'error.amount.notANumber' }],
  },
} as const satisfies Record<string, Failure>;
