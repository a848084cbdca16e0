import type { CardDetail, PaymentCard } from '@portal/shared/contract/creditCards';

/** A Visa that may pay. */
export const buildCard = (overrides: Partial<PaymentCard> = {}): PaymentCard => ({
  token: 'card-1',
  customerIdentifier: 'G1',
  accountIdentifier: 'A1',
  label: '',
  lastFourDigits: '1111',
  creditCardType: 'VISA',
  displayName: 'Visa •••• 1111',
  paymentMethod: 'CREDIT_CARD',
  expiration: '2028-07',
  usableFrom: '2026-01-01T00:00:00Z',
  createdDate: '2025-12-31T00:00:00Z',
  ...overrides,
});

/** The same with everything that may be changed. */
export const buildCardDetail = (overrides: Partial<CardDetail> = {}): CardDetail => ({
  lastFour: '1111',
  creditCardType: 'VISA',
  expirationMonth: '07',
  expirationYear: '2028',
  cardNickname: 'Office card',
  firstName: 'Ana',
  lastName: 'Souza',
  addressOne: '1 Main Street',
  addressTwo: '',
  city: 'Seattle',
  state: 'WA',
  country: 'US',
  postalCode: '98101',
  contactInformation: [
    { emailAddress: 'ada@alder.example', isPrimary: true, originalEmail: 'ada@alder.example' },
    { emailAddress: 'books@alder.example', isPrimary: false, originalEmail: 'books@alder.example' },
  ],
  version: 3,
  ...overrides,
});
