import type { SignupBody } from '@portal/shared/contract/signups';
import { TERMS_VERSION } from '../texts/terms.ts';

/** Somebody who opens an account for a company. */
export const buildSignupBody = (overrides: Partial<SignupBody> = {}) => ({
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@harbor-lights.example',
  companyName: 'Harbor Lights',
  country: 'US',
  addressLine1: '12 Mill Pond Road',
  addressLine2: '',
  city: 'Burlington',
  state: 'VT',
  postalCode: '05401',
  annualSpendOver100k: false,
  distributesOnBehalf: true,
  useCase: 'RESEARCH_INCENTIVES',
  useCaseDetail: '',
  terms: { version: TERMS_VERSION, language: 'en' },
  langKey: 'en',
  ...overrides,
});

/** What an organisation tells about its business in the wizard, whole and right. */
export const buildOnboardingContent = () => ({
  usage: { rewardsUsage: ['RESEARCH_PARTICIPANTS', 'OTHER'], otherUsage: 'Volunteers' },
  company: {
    legalName: 'Harbor Lights & Sons (Vermont), Inc.',
    country: 'US',
    addressLine1: '12 Mill Pond Road',
    addressLine2: '',
    city: 'Burlington',
    state: 'VT',
    postalCode: '05401',
    phoneNumber: '(802) 555-0117',
  },
  additional: {
    website: 'harbor-lights.example',
    industry: 'RESEARCH',
    monthlyVolume: 'FROM_1000',
    firstSend: 'THIS_MONTH',
  },
});
