import type { Failure } from '../../../errors/AppError.ts';

/** Failures of wires that are announced or received. */
export const WIRE_DEPOSIT_FAILURES = {
  notFound: { status: 404, i18nKey: 'error.transaction.notFound', description: 'There is no such wire.' },
  notPending: { status: 409, i18nKey: 'error.wire.notPending', description: 'The wire has arrived, or was canceled.' },
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
