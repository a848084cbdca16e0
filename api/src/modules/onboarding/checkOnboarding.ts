import type { FieldError } from '@portal/shared/contract/common';
import type { OnboardingContent } from '@portal/shared/contract/onboarding';
import { ADDRESS_FIELDS, checkAddressField } from '@portal/shared/domain/addresses/addressRules';
import { checkCompanyPhone } from '@portal/shared/domain/onboarding/companyPhone';
import {
  checkLegalName,
  checkOtherUsage,
  checkUsage,
  checkWebsite,
  FIRST_SENDS,
  INDUSTRIES,
  MONTHLY_VOLUMES,
} from '@portal/shared/domain/onboarding/onboardingRules';
import { checkTaxId } from '@portal/shared/domain/onboarding/taxId';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { fieldErrors } from '../../errors/fieldErrors.ts';

/** Returns the errors of a draft that is submitted, by field, in the order of the wizard. */
export const checkOnboarding = (
  { usage, company, additional }: OnboardingContent,
  taxId: string | null,
): readonly FieldError[] => [
  ...fieldErrors('usage.rewardsUsage', checkUsage(usage.rewardsUsage)),
  ...fieldErrors('usage.otherUsage', checkOtherUsage(usage.rewardsUsage, usage.otherUsage)),
  ...fieldErrors('company.legalName', checkLegalName(company.legalName)),
  ...ADDRESS_FIELDS.flatMap((field) => fieldErrors(`company.${field}`, checkAddressField(field, company))),
  ...fieldErrors('company.phoneNumber', checkCompanyPhone(company.country, company.phoneNumber)),
  ...fieldErrors('company.taxId', checkTaxId(company.country, taxId ?? '')),
  ...fieldErrors('additional.website', checkWebsite(additional.website)),
  ...fieldErrors('additional.industry', chosen(INDUSTRIES, additional.industry, 'error.onboarding.industry')),
  ...fieldErrors(
    'additional.monthlyVolume',
    chosen(MONTHLY_VOLUMES, additional.monthlyVolume, 'error.onboarding.monthlyVolume'),
  ),
  ...fieldErrors('additional.firstSend', chosen(FIRST_SENDS, additional.firstSend, 'error.onboarding.firstSend')),
];

const chosen = (words: readonly string[], word: string, key: string): Refusal | null =>
  words.includes(word) ? null : { key };
