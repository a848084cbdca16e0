import type { Failure } from '../../errors/AppError.ts';

/** Failures of wires. */
export const WIRE_FAILURES = {
  changed: {
    status: 409,
    i18nKey: 'error.staff.changed',
    description: 'Somebody changed the record after it was read.',
  },
  notOffered: {
    status: 422,
    i18nKey: 'error.wire.notOffered',
    description: 'Wires are not offered in the currency of the account.',
  },
  notFound: { status: 404, i18nKey: 'error.transaction.notFound', description: 'There is no such wire.' },
  notPending: { status: 409, i18nKey: 'error.wire.notPending', description: 'The wire has arrived, or was cancelled.' },
  bankReferenceUsed: {
    status: 409,
    i18nKey: 'error.wire.bankReferenceUsed',
    description: 'A wire with this reference of the bank was added already.',
    fields: [{ field: 'bankReference', i18nKey: 'error.wire.bankReferenceUsed' }],
  },
  tooMany: {
    status: 422,
    i18nKey: 'error.wire.tooMany',
    description: 'As many wires are expected as an account may have.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
