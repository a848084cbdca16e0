import { checkText } from '../textRules.ts';
import { checkEmail } from '../ordering/recipientRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { nameKey, tidyName } from '../people/names.ts';
import { checkPrinted } from '../people/printedSigns.ts';
import { SIGNUP_LIMITS } from './onboardingLimits.ts';

/** Reasons for which a company wants to send rewards. OTHER needs a detail. */
export const SIGNUP_USE_CASES = [
  'EMPLOYEE_REWARDS',
  'CUSTOMER_REWARDS',
  'RESEARCH_INCENTIVES',
  'SALES_INCENTIVES',
  'REFERRALS',
  'WELLNESS',
  'OTHER',
] as const;
export type SignupUseCase = (typeof SIGNUP_USE_CASES)[number];

/** Exceptions that staff make of a domain, against the lists of free and throw-away mail. */
export const SIGNUP_DOMAIN_RULES = ['ACCEPT', 'REFUSE'] as const;
export type SignupDomainRule = (typeof SIGNUP_DOMAIN_RULES)[number];

const COMPANY_NAME = /^[\p{L}\p{M}\p{N}\u200C\u200D -]+$/u;
const { companyNameLength, detailLength, emailLength } = SIGNUP_LIMITS;

/** Validates a company's name at sign-up, which names its group and its account: letters of any script, digits, spaces and hyphens. */
export function checkCompanyName(name: string): Refusal | null {
  if (!/[\p{L}\p{N}]/u.test(nameKey(name))) return { key: 'error.signup.companyRequired' };
  const tidy = tidyName(name);
  if (!COMPANY_NAME.test(tidy)) return { key: 'error.signup.companyCharacters' };
  return checkPrinted(tidy) ?? checkText(tidy, companyNameLength);
}

/** Validates the form of a work e-mail address; the server refuses domains and shared mailboxes beside it. */
export const checkWorkEmail = (email: string): Refusal | null =>
  email.trim() === '' ? { key: 'error.email.required' } : checkEmail(email.trim(), emailLength);

/** Validates the words for a use case that is none of the list; other use cases need none. */
export function checkUseCaseDetail(useCase: string, detail: string): Refusal | null {
  if (useCase !== 'OTHER') return null;
  return detail.trim() === '' ? { key: 'error.signup.useCaseDetail' } : checkText(detail.trim(), detailLength);
}
