import type { ErrorKey } from '@portal/shared/domain/errorKeys';
import type { Failure } from '../../errors/AppError.ts';

const atField = (field: string, i18nKey: ErrorKey, description: string) =>
  ({ status: 400, i18nKey: 'error.validation', description, fields: [{ field, i18nKey }] }) as const;

export const FUNDING_FAILURES = {
  notFound: { status: 404, i18nKey: 'error.transaction.notFound', description: 'There is no such transaction.' },
  scopeAndAccount: atField('accountIdentifier', 'error.account.scope', 'Name accounts, or ask for all of them.'),
  amountsBackwards: atField('maxAmount', 'error.amount.backwards', 'The largest amount is below the smallest.'),
  minAmountDecimals: atField('minAmount', 'error.amount.decimals', 'The amount has more decimals than its currency.'),
  maxAmountDecimals: atField('maxAmount', 'error.amount.decimals', 'The amount has more decimals than its currency.'),
  exportTooLarge: {
    status: 422,
    i18nKey: 'error.export.tooLarge',
    description: 'More transactions match than a file holds.',
  },
  notCovered: {
    status: 422,
    i18nKey: 'error.transfer.notCovered',
    description: 'The account does not hold that much.',
    fields: [{ field: 'amount', i18nKey: 'error.transfer.notCovered' }],
  },
  transfersPaused: {
    status: 429,
    i18nKey: 'error.transfer.paused',
    description: 'Too many transfers were not covered by the balance.',
  },
} as const satisfies Record<string, Failure>;
