import type { LetterData } from '../pdf/documents/letterDocument.ts';

/** A letter in English with everything that a letter may have but a logo. */
export const buildLetterData = (overrides: Partial<LetterData> = {}): LetterData => ({
  language: 'en',
  createdAt: new Date('2026-11-20T09:30:00Z'),
  organization: 'Alder Manufacturing',
  logo: null,
  usesLogo: true,
  colour: '#1b5c80',
  recipientName: 'Ana Martins',
  address: {
    companyName: 'Alder Inc.',
    streetLine1: '1 Market Street',
    streetLine2: 'Suite 300',
    city: 'San Francisco',
    stateOrProvince: 'CA',
    postalCode: '94105',
  },
  letterHeadTitle: 'Thank you',
  toName: 'Ana Martins',
  fromName: 'Maya',
  message: 'You made this year a good one.\nSee you soon!',
  rewardName: 'Meadow Reward Link',
  amountMinor: 2_500n,
  quantity: 1,
  currencyCode: 'USD',
  expiresAt: new Date('2027-11-20T00:00:00Z'),
  reference: 'RP261120-100001-1',
  url: 'https://rewards.example/r/AbCdEfGhIjKlMnOpQrStUv',
  isSample: false,
  support: 'Questions? Write to help@alder.example.',
  ...overrides,
});
