import type { Onboarding } from '@portal/shared/contract/onboarding';

/** The wizard of an organisation that has just signed up. */
export const buildOnboarding = (overrides: Partial<Onboarding> = {}): Onboarding => ({
  version: 0,
  step: 'usage',
  content: {
    usage: { rewardsUsage: ['RESEARCH_PARTICIPANTS'], otherUsage: '' },
    company: {
      legalName: 'Tidewater Research',
      country: 'US',
      addressLine1: '408 Harbor Street',
      addressLine2: '',
      city: 'San Francisco',
      state: 'CA',
      postalCode: '94107',
      phoneNumber: '',
    },
    additional: { website: '', industry: '', monthlyVolume: '', firstSend: '' },
  },
  taxIdLastFour: null,
  savedBy: null,
  savedAt: null,
  onboarded: false,
  ...overrides,
});
