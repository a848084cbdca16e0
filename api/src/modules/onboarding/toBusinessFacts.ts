import type { OnboardingContent } from '@portal/shared/contract/onboarding';
import { tidyAddress } from '@portal/shared/domain/addresses/addressRules';
import { tidyCompanyPhone } from '@portal/shared/domain/onboarding/companyPhone';
import { tidyWebsite } from '@portal/shared/domain/onboarding/onboardingRules';
import { tidyName } from '@portal/shared/domain/people/names';
import type { BusinessFacts } from '../businessReview/index.ts';
import type { SignupAnswersRow } from './signupAnswersRepository.ts';

/** Turns a checked draft into the facts that are reviewed, as they are kept. */
export function toBusinessFacts(
  { usage, company, additional }: OnboardingContent,
  taxId: string | null,
  signUp: SignupAnswersRow | undefined,
): BusinessFacts {
  const address = tidyAddress(company);
  return {
    rewardsUsage: usage.rewardsUsage,
    rewardsUsageOther: usage.rewardsUsage.includes('OTHER') ? tidyName(usage.otherUsage) : null,
    companyName: tidyName(company.legalName),
    country: address.country,
    addressLine1: address.addressLine1,
    addressLine2: orNull(address.addressLine2),
    city: address.city,
    state: orNull(address.state),
    postalCode: orNull(address.postalCode),
    phoneNumber: tidyCompanyPhone(company.country, company.phoneNumber),
    taxId,
    webSite: orNull(tidyWebsite(additional.website)),
    industry: additional.industry,
    monthlyVolume: additional.monthlyVolume,
    firstSend: additional.firstSend,
    signUp: signUp === undefined ? null : toSignUpAnswers(signUp),
  };
}

const toSignUpAnswers = (row: SignupAnswersRow): NonNullable<BusinessFacts['signUp']> => ({
  workEmail: row.email,
  companyName: row.company_name,
  isLargeSpender: row.annual_spend_over_100k,
  sendsForOthers: row.distributes_on_behalf,
  useCase: row.use_case,
  useCaseDetail: orNull(row.use_case_detail),
});

const orNull = (text: string): string | null => (text === '' ? null : text);
