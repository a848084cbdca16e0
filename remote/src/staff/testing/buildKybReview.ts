import type { KybApplication, KybReview } from '@portal/shared/contract/staffKyb';

const WAITING = {
  waitingSince: '2026-11-20T09:00:00Z',
  daysWaiting: 3,
  expectedOn: '2026-11-24',
  isLate: false,
} as const;

/** A review that waits for its first decision. */
export const buildKybReview = (overrides: Partial<KybReview> = {}): KybReview => ({
  platformClientId: 'brook',
  name: 'Brook & Bramble',
  kybStatus: 'PENDING_KYB',
  awaitsInformation: false,
  version: 1,
  submission: {
    submittedAt: '2026-11-20T09:00:00Z',
    submittedBy: 'Élise Marchand',
    submittedByEmail: 'elise@brook.example',
    rewardsUsage: ['CUSTOMERS', 'EMPLOYEES'],
    rewardsUsageOther: null,
    companyName: 'Brook & Bramble SRL',
    country: 'BE',
    addressLine1: 'Rue du Marché 1',
    addressLine2: null,
    city: 'Liège',
    state: null,
    postalCode: '4000',
    phoneNumber: '+3242223344',
    taxIdLastFour: null,
    webSite: null,
    industry: null,
    monthlyVolume: null,
    firstSend: null,
    signUp: null,
  },
  checks: null,
  questions: [],
  decisions: [],
  ...WAITING,
  ...overrides,
});

/** The row of a review in the list. */
export const buildKybApplication = (overrides: Partial<KybApplication> = {}): KybApplication => ({
  platformClientId: 'brook',
  name: 'Brook & Bramble',
  kybStatus: 'PENDING_KYB',
  awaitsInformation: false,
  companyName: 'Brook & Bramble SRL',
  country: 'BE',
  submittedAt: '2026-11-20T09:00:00Z',
  hasAnswer: false,
  ...WAITING,
  ...overrides,
});
