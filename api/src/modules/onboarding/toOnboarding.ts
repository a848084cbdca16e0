import { onboardingContent, type Onboarding, type OnboardingContent } from '@portal/shared/contract/onboarding';
import { ONBOARDING_STEPS } from '@portal/shared/domain/onboarding/onboardingRules';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { UserRow } from '../identity/index.ts';
import type { OnboardingDraftRow } from './onboardingRepository.ts';
import type { SignupAnswersRow } from './signupAnswersRepository.ts';

/** The content of a draft as it was saved; what this version does not know of it is empty. */
export const contentOf = ({ content }: Pick<OnboardingDraftRow, 'content'>): OnboardingContent =>
  onboardingContent.cast(content, { stripUnknown: true });

/** The content of a wizard that nobody has saved: what was said at sign-up. */
export const prefilledContent = (answers: SignupAnswersRow | undefined): OnboardingContent =>
  onboardingContent.cast({
    usage: { rewardsUsage: usageOf(answers?.use_case) },
    company: {
      legalName: answers?.company_name,
      country: answers?.country,
      addressLine1: answers?.address_line1,
      addressLine2: answers?.address_line2,
      city: answers?.city,
      state: answers?.state,
      postalCode: answers?.postal_code,
    },
    additional: {},
  });

function usageOf(useCase: string | undefined): OnboardingContent['usage']['rewardsUsage'] {
  switch (useCase) {
    case 'EMPLOYEE_REWARDS':
      return ['EMPLOYEES'];
    case 'CUSTOMER_REWARDS':
      return ['CUSTOMERS'];
    case 'RESEARCH_INCENTIVES':
      return ['RESEARCH_PARTICIPANTS'];
    default:
      return [];
  }
}

interface OnboardingFacts {
  readonly version: number;
  readonly step: string;
  readonly content: OnboardingContent;
  readonly onboarded: boolean;
  readonly taxIdLastFour?: string | null;
}

interface LastSave {
  readonly draft: Pick<OnboardingDraftRow, 'saved_at'>;
  readonly savedBy: Pick<UserRow, 'first_name' | 'last_name'>;
}

/** A draft as pages read it; `saved` null: nobody has saved it. */
export const toOnboarding = (
  { version, step, content, onboarded, taxIdLastFour = null }: OnboardingFacts,
  saved: LastSave | null,
): Onboarding => ({
  version,
  step: ONBOARDING_STEPS.find((known) => known === step) ?? 'usage',
  content,
  taxIdLastFour,
  savedBy: saved === null ? null : fullName(saved.savedBy.first_name, saved.savedBy.last_name),
  savedAt: saved === null ? null : saved.draft.saved_at.toISOString(),
  onboarded,
});
