import type { PaymentSource } from '@portal/shared/contract/customers';

/** The balance of account A1, 1,250.00 USD. */
export const buildBalance = (overrides: Partial<PaymentSource> = {}): PaymentSource => ({
  paymentSourceType: 'ACCOUNT_FUNDS',
  paymentSourceIdentifier: 'A1',
  default: true,
  disabled: false,
  disabledReason: null,
  disabledUntil: null,
  displayName: 'Marketing US',
  helperText: null,
  accountSourceDTO: { availableBalance: 1250 },
  cardSourceDTO: null,
  ...overrides,
});

/** A card that somebody else added to the account, Visa 1111. */
export const buildCardSource = (overrides: Partial<PaymentSource> = {}): PaymentSource => ({
  ...buildBalance(),
  paymentSourceType: 'CREDIT_CARD',
  paymentSourceIdentifier: '44444444-4444-4444-8444-444444444444',
  default: false,
  displayName: 'Visa 1111',
  accountSourceDTO: null,
  cardSourceDTO: { cardBrand: 'VISA', lastFour: '1111', expiration: '12/30', addedBy: 'Grace Hopper' },
  ...overrides,
});
