import type { Failure } from '../../../errors/AppError.ts';

export const BANK_FAILURES = {
  notFound: { status: 404, i18nKey: 'error.bankAccount.notFound', description: 'There is no such bank account.' },
  notOffered: {
    status: 422,
    i18nKey: 'error.bankAccount.notOffered',
    description: 'This account cannot be funded from a bank account.',
  },
  accountInactive: {
    status: 422,
    i18nKey: 'error.bankAccount.accountInactive',
    description: 'Bank accounts are added to active accounts only.',
  },
  tooMany: {
    status: 422,
    i18nKey: 'error.bankAccount.tooMany',
    description: 'The account has as many bank accounts as it may.',
  },
  known: {
    status: 409,
    i18nKey: 'error.bankAccount.known',
    description: 'The account has this bank account already.',
    fields: [{ field: 'accountNumber', i18nKey: 'error.bankAccount.known' }],
  },
  changed: {
    status: 409,
    i18nKey: 'error.bankAccount.changed',
    description: 'Somebody changed the bank account after it was read.',
  },
  agreementChanged: {
    status: 409,
    i18nKey: 'error.bankAccount.agreementChanged',
    description: 'The authorization that was accepted is not the one in force.',
  },
  declined: {
    status: 422,
    i18nKey: 'error.bankAccount.declined',
    description: 'The bank account was declined because of a consumer report.',
  },
  gatewayUnreachable: {
    status: 503,
    i18nKey: 'error.bankAccount.gatewayUnreachable',
    description: 'The payment gateway gave no answer.',
  },
  wrongDeposits: {
    status: 422,
    i18nKey: 'error.bankAccount.wrongDeposits',
    description: 'These are not the amounts of the small deposits.',
  },
  tooManyTries: {
    status: 422,
    i18nKey: 'error.bankAccount.tooManyTries',
    description: 'The small deposits were named wrongly too often; the bank account is disabled.',
  },
  verified: {
    status: 409,
    i18nKey: 'error.bankAccount.verified',
    description: 'The bank account is verified already.',
  },
} as const satisfies Record<string, Failure>;
